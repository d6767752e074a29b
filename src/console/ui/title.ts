import { useLayoutEffect } from 'react'
import { brand } from '../../../generated/shell.ts'

/** Sets the document title to the page title followed by the product name. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} | ${brand.product}`
  }, [title])
}
