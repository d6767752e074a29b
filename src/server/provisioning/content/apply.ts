import { asPart } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { tx } from '../../foundation/store/db.ts'
import { applyExamples } from './apply-examples.ts'
import { applySettings } from './apply-settings.ts'
import type { BotContent } from './content.ts'
import { Creation, type CreationOptions } from './creation.ts'
import { exampleCount } from './examples.ts'
import { storeFiles } from './files.ts'
import { applyFormSettings, createForms } from './forms/apply.ts'
import { laterParts, parts, responseParts } from './parts.ts'
import { createResponses } from './responses.ts'

interface Options extends CreationOptions {
  /** marks the values of entities in examples without marks */
  marksValues?: boolean
}

/**
 * Writes content into a bot that has none yet, by the rules that content typed by hand obeys. Nothing is published or
 * recorded meanwhile, which is left to the caller, and so is the training. Within a transaction of the caller it is all
 * or nothing; otherwise the bot must be hidden, and the caller deletes it if this fails.
 * @throws UnusableContent with everything that must be mended
 */
export async function applyContent(scope: Scope, content: BotContent, options: Options = {}): Promise<void> {
  const creation = new Creation(scope, content, options)
  await asPart(async () => {
    await storeFiles(creation)
    for (const part of parts) await creation.createAll(part)
    await applyExamples(creation, options.marksValues ?? false)
    await createForms(creation)
    await createResponses(creation)
    await applyFormSettings(creation)
    for (const part of laterParts) await creation.createAll(part)
    await tx(() => applySettings(creation))
    creation.faults.throwIfAny()
  })
}

/** Returns the number of items that `applyContent` counts as progress. */
export function itemCount(content: BotContent, files = 0): number {
  const counted = [...parts, ...responseParts, ...responseParts, ...laterParts]
  const lists = [...counted.map(({ list }) => list), 'forms', 'products'] as const
  return lists.reduce((sum, list) => sum + (content[list]?.length ?? 0), files + exampleCount(content))
}
