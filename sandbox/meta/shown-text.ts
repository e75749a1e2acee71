import type { Template, TemplateValues } from './objects.ts'

/** A message as a person sees it on the phone. Of codes, Meta writes the text itself. */
export function shownText({ category, components }: Template, { body, button: suffix }: TemplateValues) {
  const part = (type: 'BODY' | 'FOOTER' | 'BUTTONS') => components.find((one) => one.type === type)
  if (category === 'AUTHENTICATION') {
    const minutes = part('FOOTER')?.code_expiration_minutes
    const expires = minutes ? ` This code expires in ${minutes} minutes.` : ''
    return {
      text: `${body[0] ?? ''} is your verification code. For your security, do not share this code.${expires}`,
    }
  }
  const text = part('BODY')?.text ?? ''
  const button = part('BUTTONS')?.buttons?.[0]
  return {
    text: text.replaceAll(/\{\{(\d+)\}\}/g, (_, place: string) => body[Number(place) - 1] ?? ''),
    ...(button?.url && { button: { text: button.text, url: button.url.replace('{{1}}', suffix) } }),
  }
}
