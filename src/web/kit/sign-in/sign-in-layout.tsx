import type { ReactNode } from 'react'
import { brand } from '#content/shared/brand.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { MerchantPass, type PassText } from '#web/kit/sign-in/merchant-pass.tsx'
import { Logo } from '#web/kit/foundations/mark.tsx'
import './sign-in-layout.css'

interface SignInLayoutProps {
  pass?: PassText
  children: ReactNode
}

/** The frame of every page on the way in and out: one column of form, the pass beside it on large screens. */
export function SignInLayout({ pass = {}, children }: SignInLayoutProps) {
  return (
    <div className="sign-in">
      <div className="sign-in-column">
        <header>
          <a
            className="sign-in-home"
            href={pages.home.path}
            aria-label={`${brand.name}, ${frame.homeLink.toLowerCase()}`}
          >
            <Logo name={brand.name} />
          </a>
        </header>
        <main id="main" className="sign-in-main">
          {children}
        </main>
        <footer className="sign-in-foot caption">
          © {brand.copyrightYear} {brand.name}
        </footer>
      </div>
      <MerchantPass {...pass} />
    </div>
  )
}
