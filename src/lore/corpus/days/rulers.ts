/** Why a contact with the ruler of the Ascendant is felt strongly, after "Mars rules your Aries Ascendant, so ". */
export const chartRulerClauses: Record<'eases' | 'presses', readonly string[]> = {
  eases: [
    'you feel its good days in everything else you do',
    'its good days show on you before you say a word',
    'what does it good does more for you than for most people',
    'you get more from its easy days than other people do',
    'people can see the difference in you when it has an easy day',
    'its good hours last longer with you than they would with others',
    'a good hour for it puts you in a better mood about everything else',
  ],
  presses: [
    'you feel pressure on it more than most people would',
    'pressure on it is hard for you to shrug off',
    'what weighs on it gets into everything else you do',
    'a hard day for it stays with you longer than it would with others',
    'people see its hard days in your face before you speak',
    'a hard hour for it can color the rest of your day',
    'a hard hour for it is a hard hour for you',
  ],
}
