import { useState } from 'react'
import { logoPanel as copy } from '#content/portal/company.ts'
import { shrinkPicture } from '#web/portal/company/shrink-picture.ts'

/** A chosen picture that is not saved yet: shrunk here and shown before it is sent. */
export function usePicture() {
  const [made, setMade] = useState<string>()
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    setError(undefined)
    const result = await shrinkPicture(file)
    setReading(false)
    if ('address' in result) return setMade(result.address)
    setError(result.refused === 'too-large' ? copy.tooLarge : copy.unreadable)
  }
  const discard = () => {
    setMade(undefined)
    setError(undefined)
  }
  return { made, error, isReading, take, discard }
}

export type Picture = ReturnType<typeof usePicture>
