/**
 * After a paragraph on two planets of which one is {side}: what a hard or an easy aspect means for it. {want} is what
 * the planet wants in its sign, as "be left in peace".
 */
export const onSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'With {side} you want to {want}, and this is what gets in the way.',
    'You want to {want}, as {side} would have it, and you have to get past this first.',
    'You feel it most when you want to {want}, which is how you are by {side}.',
    'It would matter less if you had no wish to {want}, but there is {side}.',
  ],
  easy: [
    'With {side} you want to {want}, and this helps.',
    'It does {side} good, because you want to {want}.',
    'You have this to fall back on when you want to {want}, as {side} tends to.',
    'Because of {side} you want to {want}, and more often than not this is how it happens.',
  ],
}

/** The same where one of the two, {host}, rules the sign of that side, which is your {point}; {named} is it in a sentence. */
export const onHostOfSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'Since {named} rules your {point}, you feel it when you want to {want}.',
    '{Host} rules your {point}, so this can also get in the way when you want to {want}.',
    'Because {named} rules your {point}, it makes it harder for you to {want}.',
  ],
  easy: [
    'Since {named} rules your {point}, it also helps you to {want}.',
    '{Host} rules your {point}, so this is of use when you want to {want}.',
    'Because {named} rules your {point}, you can draw on it when you want to {want}.',
  ],
}
