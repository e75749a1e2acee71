import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ToastProvider, useToast } from '#web/kit/overlays/toast.tsx'

function Asker() {
  useToast()
  return <p>asked</p>
}

describe('[VAL-04] toasts', () => {
  test('outside the provider the named error is thrown', () => {
    expect(() => renderToStaticMarkup(<Asker />)).toThrow('useToast must be used within a ToastProvider')
  })

  test('the provider renders the live region before there is anything to say', () => {
    const html = renderToStaticMarkup(
      <ToastProvider>
        <Asker />
      </ToastProvider>,
    )
    expect(html).toContain('asked')
    expect(html).toContain('aria-live="polite"')
  })
})
