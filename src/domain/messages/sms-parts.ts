/** The characters of an SMS of 160; each of the second line takes two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

/** How many parts a text is sent and charged as: 160 and 153 characters, or 70 and 67 where one is outside the alphabet. */
export function smsParts(text: string): number {
  const characters = Array.from(text)
  const isBasic = characters.every((one) => basic.includes(one) || extended.includes(one))
  const length = isBasic
    ? characters.reduce((sum, one) => sum + (extended.includes(one) ? 2 : 1), 0)
    : text.length
  const [single, part] = isBasic ? [160, 153] : [70, 67]
  return length <= single ? 1 : Math.ceil(length / part)
}
