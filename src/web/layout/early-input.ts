import { useEffect } from 'react'

declare global {
  interface Window {
    /** Does again what was pressed before hydration, and from then on leaves it to React. */
    repeatEarlyInput?: () => void
  }
}

/**
 * Runs in the head. Forms and buttons are there before the scripts: what is pressed meanwhile is kept, so that a
 * submission neither leaves the page nor puts what was typed into its address. Only the last press counts. A page
 * whose scripts fail to load says so.
 */
export const keepEarlyInput = `(function(){var form,button,submit=function(e){e.preventDefault();form=e.target;form.setAttribute('aria-busy','true')},press=function(e){button=e.target.closest&&e.target.closest('button[type=button]')},fail=function(e){if(e.target.tagName==='SCRIPT')document.documentElement.classList.add('scripts-failed')};addEventListener('submit',submit,true);addEventListener('click',press,true);addEventListener('error',fail,true);window.repeatEarlyInput=function(){removeEventListener('submit',submit,true);removeEventListener('click',press,true);removeEventListener('error',fail,true);if(button)button.click();if(form){form.removeAttribute('aria-busy');form.requestSubmit()}form=button=null}})()`

/** For the frame of every page: its effects run after those of the page. */
export function useEarlyInput() {
  useEffect(() => window.repeatEarlyInput?.(), [])
}
