import { House } from '../house/House'
import { SettingsForm } from './SettingsForm'

export default function SettingsPage() {
  return (
    <House title="Settings" place="/settings">
      <div className="sheet narrow">
        <h1>Settings</h1>
        <p>Changes apply immediately, at every table, and are kept in this browser.</p>
        <SettingsForm />
      </div>
    </House>
  )
}
