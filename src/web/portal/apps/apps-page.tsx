import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { appsFilter, appsPage, moduleSheet } from '#content/portal/apps.ts'
import type { AppList } from '#contract/portal/shapes.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ModuleGrid } from '#web/kit/print/module-card.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { AppCard } from './app-card.tsx'
import { AttentionStrip, needsOf, refusalNeed, staleNeed, taskNeed } from './attention-strip.tsx'
import { FirstSteps } from './first-steps.tsx'
import type { AppsData } from './load-apps.ts'
import { type AppCard as Card, mergeApps } from './merge-apps.ts'
import { ModuleSheet } from './module-sheet.tsx'
import { SetupDialog } from './setup-dialog.tsx'
import { FilterBar } from './filter-bar.tsx'
import { countStates, filterApps } from './filter-apps.ts'
import { useActivation } from './use-activation.ts'
import { useGrantEnd } from './use-grant-end.ts'
import { useLast } from './use-last.ts'
import { useNamedCard } from './use-named-card.ts'
import { useFilters } from './use-filters.ts'
import './apps.css'

/** Every module of the current outlet: what runs, what could, and what needs attention. */
export function AppsPage({ list, problem }: AppsData) {
  const { revalidate, state } = useRevalidator()
  if (list) return <Modules list={list} problem={problem} />
  return (
    <div className="wrap apps">
      <Heading />
      <EmptyState
        title={problem ? appsPage.failed.title : appsPage.noOutlet.title}
        action={
          problem && (
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {appsPage.failed.again}
            </Button>
          )
        }
      >
        {problem?.message ?? appsPage.noOutlet.text}
      </EmptyState>
    </div>
  )
}

function Modules({ list, problem }: { list: AppList; problem: AppsData['problem'] }) {
  const { outlet: chosen, may, openTasks } = usePortal()
  const { revalidate, state } = useRevalidator()
  const { outlet } = list
  // Another outlet was chosen, and its modules are on their way.
  const isStale = chosen !== undefined && chosen.id !== outlet.id
  const navigate = useNavigate()
  const activation = useActivation(list, isStale)
  const { refusal, dismiss } = useGrantEnd(outlet.id)
  const filters = useFilters()
  useNamedCard()
  const [sheet, setSheet] = useState<Card>()
  const [asked, setAsked] = useState<Card>()
  const toStop = useLast(asked)

  const cards = mergeApps(list.data)
  const shown = filterApps(cards, filters.filters)
  const mayActivate = may('apps:activate')
  const isBeginning = !cards.some((card) => card.isActivated)
  const needs = [
    ...(problem ? [staleNeed(problem.message, state === 'loading', () => void revalidate())] : []),
    ...(refusal ? [refusalNeed(refusal, activation, dismiss)] : []),
    // Shown once: a refusal is about the same shop.
    ...(refusal
      ? []
      : needsOf({
          outlet,
          cards,
          activation,
          mayActivate,
          isBeginning,
          go: (path) => void navigate(path),
        })),
  ]
  const warnings = [...needs, ...openTasks.map(taskNeed)]
  const counts = countStates(cards, warnings.length)
  const listsWarnings = filters.filters.show === 'attention'
  const platform = outlet.web_url ? (isShop(outlet.web_url) ? 'shopify' : 'other') : 'none'
  const { facts } = appsPage

  return (
    <div className="wrap apps" aria-busy={isStale || undefined}>
      <div className="apps-head">
        <Heading />
        <KeyValueList
          rows={[
            { term: facts.running, value: facts.of(counts.running, counts.all - counts.planned) },
            { term: facts.platform, value: facts.platforms[platform] },
            { term: facts.store, value: outlet.web_url ?? facts.noStore },
          ]}
        />
      </div>
      {!listsWarnings && <AttentionStrip needs={needs} />}
      {isBeginning && (
        <FirstSteps
          outlet={outlet}
          activation={activation}
          mayActivate={mayActivate}
          isListed={list.is_listed}
        />
      )}
      <FilterBar {...filters} counts={counts} shown={listsWarnings ? warnings.length : shown.length} />
      {!mayActivate && <p className="apps-note">{appsPage.notYours}</p>}
      <output className="visually-hidden">{isStale && appsPage.loading}</output>
      {listsWarnings && warnings.length > 0 ? (
        <AttentionStrip needs={warnings} />
      ) : shown.length > 0 ? (
        <ModuleGrid>
          {shown.map((card) => (
            <AppCard
              key={card.app}
              card={card}
              busy={card.slug !== undefined && activation.doing === card.slug}
              mayActivate={mayActivate}
              onPress={() => activation.press(card)}
              onMore={() => setSheet(card)}
              need={needs.find(({ key }) => key === card.need)}
            />
          ))}
        </ModuleGrid>
      ) : (
        <EmptyState
          title={listsWarnings ? appsFilter.empty.attentionTitle : appsFilter.empty.title}
          action={
            <Button variant="secondary" onClick={filters.clear}>
              {appsFilter.empty.action}
            </Button>
          }
        >
          {listsWarnings ? appsFilter.empty.attention : appsFilter.empty.text}
        </EmptyState>
      )}
      <ModuleSheet
        card={sheet}
        mayActivate={mayActivate}
        asksShop={outlet.connection === 'open' || outlet.connection === 'lost'}
        onPress={(card) => {
          setSheet(undefined)
          activation.press(card)
        }}
        onStop={(card) => {
          setSheet(undefined)
          setAsked(card)
        }}
        onClose={() => setSheet(undefined)}
      />
      <SetupDialog
        slug={activation.setup}
        stored={outlet.web_url}
        busy={activation.doing === 'setup'}
        isListed={list.is_listed}
        onListing={activation.toListing}
        onContinue={(slug, address) =>
          activation.finishSetup(
            slug,
            cards.some((card) => card.slug === slug && card.isActivated),
            address,
          )
        }
        onClose={activation.endSetup}
      />
      <Question
        title={moduleSheet.question.title(toStop?.name ?? '')}
        open={asked !== undefined}
        yes={moduleSheet.question.yes}
        no={moduleSheet.question.no}
        onYes={() => {
          setAsked(undefined)
          if (asked?.slug) void activation.stop(asked.slug)
        }}
        onClose={() => setAsked(undefined)}
      >
        <p>{moduleSheet.question.text(outlet.outlet_name)}</p>
      </Question>
    </div>
  )
}

function Heading() {
  return <h1 className="apps-heading">{appsPage.heading}</h1>
}
