/** Whether a number can exist in the country of its dial code. The rules of all countries are loaded when needed. */
export async function phoneFits(number: string): Promise<boolean> {
  try {
    const { isValidPhoneNumber } = await import('libphonenumber-js/min')
    return isValidPhoneNumber(number)
  } catch {
    // Without the rules, the server alone checks.
    return true
  }
}
