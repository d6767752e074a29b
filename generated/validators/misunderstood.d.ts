// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const misunderstoodListParams: Rules<NonNullable<operations['misunderstoodList']['parameters']['path']>>
export declare const misunderstoodResolveBody: Rules<NonNullable<operations['misunderstoodResolve']['requestBody']>['content']['application/json']>
export declare const misunderstoodResolveParams: Rules<NonNullable<operations['misunderstoodResolve']['parameters']['path']>>
export declare const misunderstoodUndoBody: Rules<NonNullable<operations['misunderstoodUndo']['requestBody']>['content']['application/json']>
export declare const misunderstoodUndoParams: Rules<NonNullable<operations['misunderstoodUndo']['parameters']['path']>>
