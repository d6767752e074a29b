// Generated from openapi/. Do not edit: npm run generate.
import type { Rules } from '../../src/contract/validation.ts'
import type { operations } from '../api.d.ts'

export declare const contactGroupListQuery: Rules<NonNullable<operations['contactGroupList']['parameters']['query']>>
export declare const contactGroupListParams: Rules<NonNullable<operations['contactGroupList']['parameters']['path']>>
export declare const contactGroupCreateBody: Rules<NonNullable<operations['contactGroupCreate']['requestBody']>['content']['application/json']>
export declare const contactGroupCreateParams: Rules<NonNullable<operations['contactGroupCreate']['parameters']['path']>>
export declare const contactGroupGetParams: Rules<NonNullable<operations['contactGroupGet']['parameters']['path']>>
export declare const contactGroupUpdateBody: Rules<NonNullable<operations['contactGroupUpdate']['requestBody']>['content']['application/json']>
export declare const contactGroupUpdateParams: Rules<NonNullable<operations['contactGroupUpdate']['parameters']['path']>>
export declare const contactGroupDeleteParams: Rules<NonNullable<operations['contactGroupDelete']['parameters']['path']>>
export declare const contactGroupPreviewBody: Rules<NonNullable<operations['contactGroupPreview']['requestBody']>['content']['application/json']>
export declare const contactGroupPreviewParams: Rules<NonNullable<operations['contactGroupPreview']['parameters']['path']>>
export declare const contactGroupMemberListQuery: Rules<NonNullable<operations['contactGroupMemberList']['parameters']['query']>>
export declare const contactGroupMemberListParams: Rules<NonNullable<operations['contactGroupMemberList']['parameters']['path']>>
export declare const contactGroupMemberUpdateBody: Rules<NonNullable<operations['contactGroupMemberUpdate']['requestBody']>['content']['application/json']>
export declare const contactGroupMemberUpdateParams: Rules<NonNullable<operations['contactGroupMemberUpdate']['parameters']['path']>>
