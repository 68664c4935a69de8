/** Why a contact with the ruler of the Ascendant is felt strongly, after "Mars rules your Aries Ascendant, so ". */
export const chartRulerClauses: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'you feel the good of it in everything else you do',
    'it shows on you before you say a word',
    'it does more for you than it would for most people',
    'you get more of it than other people do',
    'people can see the difference in you',
    'it lasts longer with you than it would with others',
    'it puts you in a better mood about everything else',
  ],
  presses: [
    'you feel it more than most people would',
    "it's hard for you to shrug off",
    'it gets into everything else you do',
    'you take it more to heart than others do',
    'people see it in your face before you speak',
    "it's difficult to keep at a distance",
    "you can't treat it as a side issue",
  ],
}
