// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const mediaUploadParams: Rules<NonNullable<operations['mediaUpload']['parameters']['path']>>
export declare const mediaGetParams: Rules<NonNullable<operations['mediaGet']['parameters']['path']>>
