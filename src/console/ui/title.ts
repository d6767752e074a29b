import { useLayoutEffect } from 'react'
import { brand } from '../../../generated/shell.ts'

/** Titles the document: the page, then the product. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} | ${brand.product}`
  }, [title])
}
