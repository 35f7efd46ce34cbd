import type { Table } from '../../table/part'
import { keepSettings, recallSettings } from '../../table/rememberSettings'
import { tableSettingsOf } from '../../table/tableSettings'

/** Applies the user's choices to the whole page, before the first frame. */
export function applySettings(table: Table): void {
  const tableSettings = tableSettingsOf(table)
  const storage = () => window.localStorage
  recallSettings(table, storage)
  // How loud a kiosk is says nothing of how anybody likes it.
  keepSettings(table, storage, () => window.location.pathname !== '/kiosk')
  const apply = () => {
    const { textSize, colourHelp, reducedMotion } = tableSettings.getState()
    const { dataset } = document.documentElement
    dataset.text = textSize
    dataset.colourHelp = String(colourHelp)
    dataset.calm = String(reducedMotion)
  }
  apply()
  tableSettings.subscribe(apply)
}
