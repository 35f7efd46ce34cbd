/** Thanks a visitor who has gone; one touch goes on for a visitor who is still there. */
export function Thanks({ onTouch }: { readonly onTouch: () => void }) {
  return (
    <section className="kiosk-thanks" aria-live="polite">
      <h1>Thank you for playing</h1>
      <p>The table goes on by itself. Touch it whenever you like.</p>
      <button type="button" className="kiosk-touch" onClick={onTouch}>
        <span>Touch anywhere to play</span>
      </button>
    </section>
  )
}
