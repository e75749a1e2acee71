/** Tax numbers that carry a digit of their own to be checked by. */

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const bare = (typed: string) => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

/** India: state, PAN, number of the registration, Z, and a check sign by base 36. */
export function isGstin(typed: string): boolean {
  const id = bare(typed)
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(id) || !gstStates[id.slice(0, 2)]) return false
  const sum = id
    .slice(0, 14)
    .split('')
    .reduce((total, sign, place) => {
      const product = signs.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
      return total + Math.floor(product / 36) + (product % 36)
    }, 0)
  return id[14] === signs[(36 - (sum % 36)) % 36]
}

/** Germany: DE and nine digits, the last by ISO 7064 MOD 11,10. */
export function isGermanVatId(typed: string): boolean {
  const [, digits = ''] = /^DE(\d{9})$/.exec(bare(typed)) ?? []
  if (!digits || digits.startsWith('0')) return false
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return Number(digits[8]) === (11 - product) % 10
}

/** As it is printed: without blanks, in capitals. */
export const taxIdText = (typed: string): string => bare(typed)

/** The first two digits of a GSTIN. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
}
