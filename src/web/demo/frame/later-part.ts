import type { ComponentType } from 'react'

/**
 * A part that is fetched before it is wanted, and then shown with the very press that asks for it. `lazy` would not:
 * even for what has come long ago React shows the gap first, and then holds the part back for 300 ms.
 *
 * It calls back at once if the part is here, else when it has come. What does not come is asked for again by the next
 * call.
 */
export type LaterPart<Props> = (then?: (part: ComponentType<Props>) => void, failed?: () => void) => void

export function laterPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let part: ComponentType<Props> | undefined
  const bring = async () => {
    part = (await load()).default
    return part
  }
  return (then = () => {}, failed = () => {}) => {
    if (part) then(part)
    else bring().then(then, failed)
  }
}
