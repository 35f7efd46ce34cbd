import { House } from '../house/House'

export default function TablePage({ match }: { readonly match: string }) {
  return (
    <House title="Table" place={undefined}>
      {match}
    </House>
  )
}
