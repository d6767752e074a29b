import { calls } from '../../../generated/calls.ts'
import { resources as generatedResources } from '../../../generated/resources.ts'
import type { BrowserCall } from '../../contract/operation.ts'
import type { ResourceEntry } from '../providers/types.ts'

/** The generated tables, typed for lookup by ids that are only known at run time. */
export const operations: Readonly<Record<string, BrowserCall | undefined>> = calls
export const resources: Readonly<Record<string, ResourceEntry | undefined>> = generatedResources

/** react-admin's resource definitions, with the representation of their records. */
export const definitions = Object.fromEntries(
  Object.entries(generatedResources).map(([name, { representation }]) => [
    name,
    { name, ...(representation && { recordRepresentation: representation }) },
  ]),
)
