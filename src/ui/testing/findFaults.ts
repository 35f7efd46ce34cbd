import axe from 'axe-core'

/**
 * What axe finds wrong, a line each: the rule and where. Nothing has a size or a colour here, so contrast and the size
 * of targets are left to the browser tests; a component is a part of a page, so it may be outside of landmarks.
 */
export async function findFaults(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      region: { enabled: false },
    },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`))
}
