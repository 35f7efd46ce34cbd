/** The part that we use; the package ships no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'woff2'; readonly keepFeatures: readonly string[] },
  ): Promise<Buffer>
}
