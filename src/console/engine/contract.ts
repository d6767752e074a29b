import { calls } from '../../../generated/calls.ts'
import { resources as generatedResources } from '../../../generated/resources.ts'
import type { BrowserCall } from '../../contract/operation.ts'
import type { ResourceEntry } from '../providers/types.ts'

/** The generated tables as the engine reads them: by ids that it only knows at run time. */
export const operations: Readonly<Record<string, BrowserCall | undefined>> = calls
export const resources: Readonly<Record<string, ResourceEntry | undefined>> = generatedResources

/** What react-admin knows of each resource: what a record of it is called. */
export const definitions = Object.fromEntries(
  Object.entries(generatedResources).map(([name, { representation }]) => [
    name,
    { name, ...(representation && { recordRepresentation: representation }) },
  ]),
)
