// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const updateListQuery: Rules<NonNullable<operations['updateList']['parameters']['query']>>
export declare const updateListParams: Rules<NonNullable<operations['updateList']['parameters']['path']>>
export declare const updateReadBody: Rules<NonNullable<operations['updateRead']['requestBody']>['content']['application/json']>
export declare const updateReadParams: Rules<NonNullable<operations['updateRead']['parameters']['path']>>
