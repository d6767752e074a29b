// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const trainingGetParams: Rules<NonNullable<operations['trainingGet']['parameters']['path']>>
export declare const trainingStartBody: Rules<NonNullable<operations['trainingStart']['requestBody']>['content']['application/json']>
export declare const trainingStartParams: Rules<NonNullable<operations['trainingStart']['parameters']['path']>>
export declare const trainingCancelBody: Rules<NonNullable<operations['trainingCancel']['requestBody']>['content']['application/json']>
export declare const trainingCancelParams: Rules<NonNullable<operations['trainingCancel']['parameters']['path']>>
export declare const trainingRestoreBody: Rules<NonNullable<operations['trainingRestore']['requestBody']>['content']['application/json']>
export declare const trainingRestoreParams: Rules<NonNullable<operations['trainingRestore']['parameters']['path']>>
export declare const trainingRunListQuery: Rules<NonNullable<operations['trainingRunList']['parameters']['query']>>
export declare const trainingRunListParams: Rules<NonNullable<operations['trainingRunList']['parameters']['path']>>
export declare const trainingReportGetParams: Rules<NonNullable<operations['trainingReportGet']['parameters']['path']>>
