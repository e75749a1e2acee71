import type { ReactNode } from 'react'
import { accountPage, type LeafId, leaves } from '#content/account.ts'
import { leafIds } from './leaf-ids.ts'
import './contents.css'

/** The first thing on the paper: every leaf with its state, which is also how safe the account is, at a glance. */
export function Contents({ states }: { states: Record<LeafId, ReactNode> }) {
  return (
    <nav className="contents" aria-label={accountPage.contents}>
      <ol>
        {leafIds.map((id, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="contents-number" aria-hidden>
                {index + 1}
              </span>
              <b>{leaves[id].name}</b>
              <span className="contents-state">{states[id]}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
