import { keepSettings, recallSettings } from '../../match/table/rememberSettings'
import { tableSettings } from '../../match/table/tableSettings'

/** Has the whole page follow what somebody has chosen, from before the first picture on. */
export function applySettings(): void {
  const storage = () => window.localStorage
  recallSettings(storage)
  // How loud a kiosk is says nothing of how anybody likes it.
  keepSettings(storage, () => window.location.pathname !== '/kiosk')
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
