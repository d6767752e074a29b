// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const changeListQuery: Rules<NonNullable<operations['changeList']['parameters']['query']>>
export declare const changeListParams: Rules<NonNullable<operations['changeList']['parameters']['path']>>
