import type { components } from '../../../../../generated/api.d.ts'
import { reportFileName } from '../../../../contract/reports.ts'
import { workerFile } from '../../../foundation/files/worker-file.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { drawingThread } from '../../../foundation/pdf/thread.ts'
import { existingIds } from '../../../foundation/resource/references.ts'
import { beforeOf, type Days } from '../range.ts'
import { contentOf, type ReportContent } from './content.ts'
import { reportCsv } from './csv.ts'
import type { reportPdf } from './pdf.ts'

type Report = components['schemas']['AnalyticsReport']

/** A report as it is sent. */
export interface ReportFile {
  content: ReportContent
  filename: string
  type: string
  bytes: Buffer
}

const drawReport = drawingThread<Parameters<typeof reportPdf>[0]>(
  () => workerFile(new URL('./report-worker.ts', import.meta.url)),
  'El informe tarda demasiado en armarse. Elige CSV como formato.',
)

/**
 * Returns the file of a report about a week or month, as far as somebody may see it.
 * @throws 409 if what it is about was deleted
 */
export async function fileOf(scope: Scope, report: Report, days: Days): Promise<ReportFile> {
  await assertPresent(scope, report)
  const content = await contentOf(scope, report, { now: days, before: beforeOf(days) })
  const isPdf = report.format === 'pdf'
  return {
    content,
    filename: reportFileName(report, days.from),
    type: isPdf ? 'application/pdf' : 'text/csv',
    bytes: isPdf ? await drawReport({ content, now: currentCall().services.clock() }) : reportCsv(content),
  }
}

async function assertPresent(scope: Scope, { area_id, label_id }: Report): Promise<void> {
  if (area_id && (await existingIds(scope, 'area', [area_id])).length === 0)
    throw problem(409, 'gone', 'El área de este informe ya no existe. Elige otra.')
  if (label_id && (await existingIds(scope, 'label', [label_id])).length === 0)
    throw problem(409, 'gone', 'La etiqueta de este informe ya no existe. Elige otra.')
}
