import { operations as generatedOperations } from '../../../generated/operations.ts'
import { resources as generatedResources } from '../../../generated/resources.ts'
import type { Operation } from '../../contract/operation.ts'
import type { ResourceEntry } from '../providers/types.ts'

/** The generated tables as the engine reads them: by ids that it only knows at run time. */
export const operations: Readonly<Record<string, Operation | undefined>> = generatedOperations
export const resources: Readonly<Record<string, ResourceEntry | undefined>> = generatedResources
