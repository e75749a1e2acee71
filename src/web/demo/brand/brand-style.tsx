import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type BrandInks, inksOn } from '#contract/demo/shop-brand.ts'
import type { ThemeId } from '#contract/demo/themes.ts'
import { useNonce } from '#web/nonce.ts'
import { themeBackgrounds } from './theme-backgrounds.ts'

const propertiesOf = ({ fill, onFill, text, tint, onTint }: BrandInks) => ({
  '--t-accent': fill,
  '--t-accent-ink': onFill,
  '--t-loud-figure': onFill,
  '--t-mark': text,
  '--t-tint': tint,
  '--t-tint-ink': onTint,
})

/** On the server and until the browser has taken over, and never again. */
const never = () => () => {}

/**
 * Dresses the account it stands in. The first paint comes from the server as a rule that the page's policy allows by
 * its nonce; from then on the browser sets the properties itself, because it has no nonce for new rules.
 */
export function BrandStyle({ colour, theme }: { colour: string | undefined; theme: ThemeId }) {
  const nonce = useNonce()
  const place = useRef<HTMLSpanElement>(null)
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  useLayoutEffect(() => {
    const account = place.current?.closest<HTMLElement>('.account')
    const properties: Record<string, string> = colour
      ? propertiesOf(inksOn(themeBackgrounds[theme], colour))
      : {}
    for (const [name, value] of Object.entries(properties)) account?.style.setProperty(name, value)
    return () => {
      for (const name of Object.keys(properties)) account?.style.removeProperty(name)
    }
  }, [colour, theme])

  // Six digits each, read and written by us: nothing of the address gets into the rule as it was typed.
  const rules =
    colour &&
    Object.entries(propertiesOf(inksOn(themeBackgrounds[theme], colour)))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  return (
    <>
      <span ref={place} hidden />
      {isFirst && rules && (
        <style nonce={nonce} suppressHydrationWarning>
          {`.account[data-theme]{${rules}}`}
        </style>
      )}
    </>
  )
}
