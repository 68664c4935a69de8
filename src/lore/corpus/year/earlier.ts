import type { NatalPoint } from '#lore/transit-meaning.ts'
import type { YearBody } from '../../year-ahead.ts'

/** What an earlier pass of the heaviest transit may have been like: offered, never asserted. */
export const earlierLines: Record<
  Exclude<YearBody, 'jupiter'>,
  Record<NatalPoint, readonly string[]>
> = {
  saturn: {
    sun: [
      'You may have been handed more to do just when you had less to do it with.',
      'Someone may have told you no, and you may have taken it personally.',
    ],
    moon: [
      'You may have decided that it was easier to need less.',
      'You may have been looking after everyone, with nobody asking how you were.',
    ],
    mercury: [
      'You may have had to say something twice before anybody took it seriously.',
      'There may have been paperwork, or a conversation that felt like it.',
    ],
    venus: [
      'You may have wondered whom you could count on, in love or in money.',
      'You may have cut back on something you were fond of.',
    ],
    mars: [
      "You may have pushed at something that wouldn't move, and worn yourself out on it.",
      'Somebody or something may have stopped you in the middle of a good start.',
    ],
    jupiter: [
      'A plan may have come back to you with its budget cut.',
      "You may have had to say out loud what you could and couldn't promise.",
    ],
    saturn: [
      'You may have noticed which of your duties had outlived their reason.',
      'You may have felt like the only adult around.',
    ],
    uranus: [
      'You may have wanted to walk out, and stayed for reasons you could list.',
      'A change you were ready for may have been put off.',
    ],
    neptune: [
      'You may have been disappointed in something you had not looked at very closely.',
      'A hope may have been asked for its details.',
    ],
    pluto: [
      'You may have run into somebody who had more power than manners.',
      'You may have had to hold on to something by sheer will.',
    ],
    asc: [
      'People may have found you distant when you were mainly tired.',
      'You may have found yourself treated as the responsible one.',
    ],
    mc: [
      'You may have done the work and waited for the credit.',
      'Somebody above you may have asked for more, and for proof.',
    ],
  },
  uranus: {
    sun: [
      'You may have said something surprising about your future and only then heard that you meant it.',
      'You may have wanted out, without knowing yet out of what.',
    ],
    moon: [
      'You may have slept badly and lain awake with new ideas about how to live.',
      'Something at home may have changed with a week of notice.',
    ],
    mercury: [
      'You may have changed your mind in public.',
      'A piece of news may have knocked a plan sideways.',
    ],
    venus: [
      'You may have liked somebody unlikely, or stopped liking something expensive.',
      'An arrangement about love or money may have felt tight all of a sudden.',
    ],
    mars: [
      'You may have done something abrupt, and been right in part.',
      'You may have lost your temper at the exact moment it was useful.',
    ],
    jupiter: [
      'A chance may have turned up from nowhere, and you may have jumped at it.',
      'You may have taken a risk to see whether you still could.',
    ],
    saturn: [
      'A rule you lived by may have stopped making sense.',
      'Something solid may have wobbled, and you may have been almost glad.',
    ],
    uranus: [
      'You may have looked around and wondered how you had gotten so settled.',
      'You may have remembered something you wanted long ago.',
    ],
    neptune: [
      'An illusion may have gone, and taken some comfort with it.',
      'You may have woken up from a plan.',
    ],
    pluto: [
      'You may have refused to be pushed any further.',
      'Something that had been under pressure for years may have given way.',
    ],
    asc: [
      'You may have surprised people who thought they knew you.',
      'You may have cut your hair, or cut somebody off.',
    ],
    mc: [
      'Your job may have changed shape, or you may have imagined leaving it.',
      'You may have become known for something nobody had planned.',
    ],
  },
  neptune: {
    sun: [
      'You may have lost the thread of what you were working for.',
      "You may have been tired in a way that sleep didn't reach.",
    ],
    moon: [
      'You may have taken on a sadness that belonged to somebody else.',
      'Home may have felt farther away than it was.',
    ],
    mercury: [
      'A message may have been misunderstood, by you or by them.',
      'You may have forgotten things you never forget.',
    ],
    venus: [
      'You may have seen the best in somebody and been slow to see the rest.',
      'You may have given more than you had.',
    ],
    mars: [
      'Your effort may have gone into something that kept dissolving.',
      'You may have gotten angry late, at the wrong person.',
    ],
    jupiter: [
      'You may have believed in something on very little evidence.',
      'A promise may have been made in good faith by two people who meant different things.',
    ],
    saturn: [
      'A structure you relied on may have gone soft.',
      'You may have lost track of who was responsible for what.',
    ],
    uranus: [
      'You may have wanted to drift, and called it freedom.',
      'A change may have lost its reason halfway.',
    ],
    neptune: [
      'You may have asked yourself what you still believed in.',
      'An old dream may have looked thin by daylight.',
    ],
    pluto: [
      'You may have felt that something large was changing and had no name for it.',
      'Something that had a hold on you may have loosened it without your noticing.',
    ],
    asc: [
      "People may have taken you for somebody you aren't, kindly or otherwise.",
      "You may have said yes to things because you couldn't tell what you wanted yourself.",
    ],
    mc: [
      'You may have wondered what your job was for.',
      'A piece of credit may have gone missing, or a rumor turned up.',
    ],
  },
  pluto: {
    sun: [
      'You may have felt pushed, or found that you were pushing.',
      'Something you thought was yours to decide may have turned out to be contested.',
    ],
    moon: [
      'A feeling may have come up that you had thought was long finished.',
      'Something at home may have gotten too serious to joke about.',
    ],
    mercury: [
      'You may have been unable to stop thinking about one thing.',
      'A conversation may have become more serious than either of you intended.',
    ],
    venus: [
      'You may have wanted somebody or something more than was comfortable.',
      'You may have begun to count who owed whom, in a friendship or in love.',
    ],
    mars: [
      'You may have used more force than the matter needed, or met it.',
      'You may have found out how stubborn you can be.',
    ],
    jupiter: [
      'You may have wanted more of something than there was to have.',
      'A belief may have been tested harder than you liked.',
    ],
    saturn: [
      'You may have had to tear down something you had built with care.',
      'An authority may have shown its teeth.',
    ],
    uranus: [
      'A freedom you had counted on may have been called in question.',
      'You may have felt that a change was being made to you.',
    ],
    neptune: [
      'You may have looked under a hope and found a fear there.',
      'Something you had not wanted to see may have come into view.',
    ],
    pluto: [
      'You may have seen who holds the power in some part of your life.',
      'You may have let go of something you had been gripping for years.',
    ],
    asc: [
      'People may have reacted to you more strongly than you expected.',
      'You may have stopped being pleasant at a well-chosen moment.',
    ],
    mc: [
      'There may have been a struggle at work over something that looked small.',
      "You may have wondered what you'd give up to get where you are going.",
    ],
  },
}
