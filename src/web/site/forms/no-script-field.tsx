export const noScriptField = 'no_script'

/** Tells the server that this browser runs no script: others do not read what is inside `noscript`. */
export function NoScriptField() {
  return (
    <noscript>
      <input type="hidden" name={noScriptField} value="1" />
    </noscript>
  )
}
