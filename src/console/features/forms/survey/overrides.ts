import type { ComponentType } from 'react'
import type { ScreenKeys } from '../../../../../generated/screenKeys.ts'
import type { Row } from '../../../engine/fields/kinds.ts'
import { lazyCell, lazyPart } from '../../../engine/fields/lazy.tsx'
import type { ScreenOverride } from '../../../engine/override.ts'

type RowPart = ComponentType<{ row: Row }>

/** /forms/survey/links/{idForm}: a row shows how to share it, and a name proposes its address. */
export const surveyLinks: ScreenOverride<ScreenKeys['/forms/survey/links/{idForm}']> = {
  below: { name: lazyPart(async () => (await import('./links/SlugProposal.tsx')).SlugProposal) },
  rowActions: lazyPart(async () => (await import('./links/LinkButtons.tsx')).LinkButtons as ComponentType) as RowPart,
}

/** /forms/survey/send/{idForm}: whom a send reaches, while it is prepared and as it goes on. */
export const surveySends: ScreenOverride<ScreenKeys['/forms/survey/send/{idForm}']> = {
  columns: { excluded: lazyCell(async () => (await import('./send/ExcludedCell.tsx')).ExcludedCell) },
  below: { contact_ids: lazyPart(async () => (await import('./send/SendPreview.tsx')).SendPreview) },
  emptyAction: lazyPart(async () => (await import('./send/WhoSends.tsx')).WhoSends),
  dependsOn: ['survey_send'],
  csvName: 'envios',
}

/** /forms/survey/answers/{idForm}: a row opens its answer. */
export const surveyAnswers: ScreenOverride<ScreenKeys['/forms/survey/answers/{idForm}']> = {
  csvName: 'respuestas',
  rowActions: lazyPart(
    async () => (await import('./answers/AnswerButtons.tsx')).AnswerButtons as ComponentType,
  ) as RowPart,
}
