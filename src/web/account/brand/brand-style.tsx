import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type BrandInks, inksOn } from '#contract/demo/shop-brand.ts'
import type { ThemeId } from '#contract/demo/themes.ts'
import { useNonce } from '#web/nonce.ts'
import { darkBackgrounds, themeBackgrounds } from './theme-backgrounds.ts'

const propertiesOf = ({ fill, onFill, text, tint, onTint }: BrandInks) => ({
  '--t-accent': fill,
  '--t-accent-ink': onFill,
  '--t-loud-figure': onFill,
  '--t-mark': text,
  '--t-tint': tint,
  '--t-tint-ink': onTint,
})

/** The inks of the brand, for the light scheme or for both. */
function brandProperties({ colour, theme, followsScheme }: BrandStyleProps): [name: string, value: string][] {
  if (!colour) return []
  const light = Object.entries(propertiesOf(inksOn(themeBackgrounds[theme], colour)))
  if (!followsScheme) return light
  const dark: Record<string, string> = propertiesOf(inksOn(darkBackgrounds[theme], colour))
  return light.map(([name, value]) => [name, `light-dark(${value}, ${dark[name]})`])
}

interface BrandStyleProps {
  colour: string | undefined
  theme: ThemeId
  followsScheme?: boolean
}

/** The value differs between server and browser, and never changes after that. */
const never = () => () => {}

/**
 * Sets the brand's colours on the account around it. The server writes a `<style>` with the page's nonce. The browser
 * has no nonce for new rules, so it sets the properties on the element.
 */
export function BrandStyle({ colour, theme, followsScheme }: BrandStyleProps) {
  const nonce = useNonce()
  const place = useRef<HTMLSpanElement>(null)
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

  useLayoutEffect(() => {
    const account = place.current?.closest<HTMLElement>('.account')
    const properties = brandProperties({ colour, theme, followsScheme })
    for (const [name, value] of properties) account?.style.setProperty(name, value)
    return () => {
      for (const [name] of properties) account?.style.removeProperty(name)
    }
  }, [colour, theme, followsScheme])

  // `inksOn` returns six-digit colours, so nothing from the address gets into the style unchecked.
  const rules = brandProperties({ colour, theme, followsScheme })
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
