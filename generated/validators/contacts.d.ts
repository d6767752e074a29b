// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const contactMineListParams: Rules<NonNullable<operations['contactMineList']['parameters']['path']>>
export declare const contactBlockBody: Rules<NonNullable<operations['contactBlock']['requestBody']>['content']['application/json']>
export declare const contactBlockParams: Rules<NonNullable<operations['contactBlock']['parameters']['path']>>
