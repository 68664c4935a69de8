import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

type EclipseKind = 'solar' | 'lunar'

export const eclipseInHouse: Record<EclipseKind, Record<House, Wording[]>> = {
  solar: {
    1: [
      {
        view: 'body',
        sentences: [
          '{on} a new way of turning up in the world is closer than you had it in the calendar{ref}.',
          'You have about half a year to grow into it.',
          'Start with how you give your name on the phone.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You may feel {on} that you are the next item, ahead of everyone you meant to see to first{ref}.',
          'Take the opening at a walk.',
          'One choice a month that is about your own person will carry you to the far side of it.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} a longer chapter opens about what you earn, own and call enough{ref}, a little ahead of plan.',
          'Over the next six months let small sums and honest prices do the deciding, beginning with one you name aloud this week.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A skill you had filed under someday is nearer to the surface {on}{ref}.',
          'Try it on something real and modest, for a fair return.',
          'Half a year is long enough to learn what it can support.',
        ],
      },
    ],
    3: [
      {
        view: 'friendship',
        sentences: [
          '{on} a conversation gets ahead of your script{ref}, with a sibling, a neighbor, or the person always reading on your train.',
          'Let it.',
          'Keep a notebook through the coming half year, since much of it will be said in passing.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The urge to write, learn or speak up comes before you feel prepared {on}{ref}.',
          'Use the words you have.',
          'A page on most Tuesdays from now until the other end of the year makes a chapter in the plainest sense.',
        ],
      },
    ],
    4: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the question of home opens sooner than you had penciled in{ref}: which rooms, with whom, on what ground.',
          'It has half a year to be answered.',
          'For a start move one piece of furniture to where you secretly want it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something in you is ready {on} to put down a root in a new place, or a new one in the old place{ref}.',
          'Ask the oldest person you can reach one question about the family, and let the months do the digging.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} your heart is a few steps ahead of your schedule{ref}, running after a person, a stage or a box of paints.',
          'Follow at your own speed.',
          'Set one evening a week aside for it until the season has turned twice.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you make for pleasure may ask {on} for more room than the edge of the table{ref}.',
          'Clear the whole table.',
          'Six months of Sundays, played rather than planned, are the frame, and the first wants nothing but mess.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} the way you spend your working hours comes up for renewal earlier than expected{ref}.',
          'Begin with a single hour.',
          'If you arrange it as you would like the whole day to be, the half year ahead has a pattern to copy.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your body puts in a word {on} about sleep, food and stairs, and you are oddly willing to hear it{ref}.',
          'Choose one kindness you can repeat for six months.',
          'Put on the kettle, put out the shoes, and leave heroics aside.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} the door marked two stands open before you have quite combed your hair{ref}.',
          'Whoever is on the other side, known or new, there is half a year to get acquainted.',
          'Offer tea, and one real question.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An agreement with somebody is easier to begin {on} than you had thought{ref}, at home, at work, or across the fence.',
          'Go by small steps, each with a yes from both.',
          'The long version can be written when the snow or the leaves have changed.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          '{on} you find yourself further into trust than you intended{ref}, with the lamp low and the story half told.',
          'Tell the next quarter of it, no more.',
          'A chapter of half a year has room for pauses, and for their story.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What you share with others can have new terms {on}{ref}, be it costs, keys, a sofa or a debt of thanks.',
          'Start where it is easy.',
          'One open talk a month, with the figures on the table, will do most of the work.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} the horizon moves a good deal nearer{ref}: a course, a country, a thought too large for your present shelves.',
          'Sign up for the first lesson only.',
          'You have half a year to see how far your legs want to go.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The wish to go and see for yourself will not wait for the proper season {on}{ref}.',
          'Give it a map on the wall and a tin for coins, and let each month bring one stretch of road, real or read.',
        ],
      },
    ],
    10: [
      {
        view: 'desk',
        sentences: [
          '{on} you may feel called on before you have raised your hand{ref}.',
          'A stretch of some six months begins in which your work wants to be seen.',
          'Choose one thing you would gladly be known for, and do that first each week.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The role you had planned to grow into later fits rather well {on}{ref}, if you slip into it for fun.',
          'Wear it for an hour in a safe room.',
          'By the time half a year has gone round, the sleeves will have stopped feeling long.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} a circle opens a chair for you, or you notice that the chair has been there awhile{ref}.',
          'Sit down without deciding on forever.',
          'See them every other week until the half year is up, and bring something to eat.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A hope you had placed far down the road is standing at the next corner {on}{ref}.',
          'Greet it with a small practical step, a date, a list of three names, and let the others carry a piece of it through the seasons.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} the door to the quiet room opens by itself, earlier than your calendar allowed{ref}.',
          'Go in for an hour, and then for an hour each week.',
          'What you find out there over half a year can stay unnamed.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Dreams and old songs come nearer {on}{ref}, as though they had something for you.',
          'Keep a pencil by the bed until the half year is out.',
          'Ask for no sense yet, one line a night is plenty.',
        ],
      },
    ],
  },
  lunar: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} a way of being you that others have long known by heart comes to its last page{ref}.',
          'You can feel it in the mirror as relief.',
          'Give yourself half a year to answer to the new one, starting with what you wear on Sundays.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'It is in plain view {on} where you have stepped aside for somebody once too often{ref}.',
          'Nothing has to be slammed.',
          'Over the coming months say I before we in one conversation a week, and keep the friendly tone.',
        ],
      },
    ],
    2: [
      {
        view: 'money',
        sentences: [
          '{on} an old arithmetic about money and your own worth has been worked to the end{ref}.',
          'Read the result with a cup in your hand.',
          'For the half year ahead, let one cost go each month that only served to impress.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you have held on to for safety shows {on} that it has finished its job{ref}.',
          'Take leave of it slowly, a drawer at a time until the year has swung round, and keep what still warms the hand.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          '{on} what everyone in the stairwell half knew can be said in a whole sentence{ref}.',
          'A long exchange is coming to its end, and it may end kindly.',
          'Say your part once, and write it no more letters this half year.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A habit of mind, a column, a commute, a daily call has run its length, and you see that {on}{ref}.',
          'Close it with thanks.',
          'The time it leaves, twenty minutes here and there, is worth handing out slowly over the next months.',
        ],
      },
    ],
    4: [
      {
        view: 'memory',
        sentences: [
          '{on} a long story about home reaches its last paragraph or is told aloud for the first time{ref}.',
          'You may be moved, and then hungry.',
          'Take half a year to sort the drawers, and begin with the one that sticks.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'You can see plainly {on} which of your rooms belong to an earlier life{ref}.',
          'Repaint one wall before winter or before summer, whichever is further off.',
          'Until then change only the bulb, and sit there in the evening.',
        ],
      },
    ],
    5: [
      {
        view: 'love',
        sentences: [
          '{on} a fondness shows its true size, with the curtain up{ref}.',
          'If it has been a play, you may both take the bow.',
          'If it was more, you have half a year to live it offstage, in ordinary shoes.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A work of joy, a game or a part you have played is complete {on}{ref}, even if it looks one bow short.',
          'Show it, put it down, and let the hands rest.',
          'The next idea may take until the trees look different.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} it is there for all to see how much you have been doing, and which part was never yours{ref}.',
          'Give the parts back one by one.',
          'Half a year is a decent length for a handover, with a cake at the end.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A routine has come to its natural end, and you notice it {on} by how the body sighs at the thought{ref}.',
          'Drop the strictest rule first.',
          'In the months that follow ask each morning, with your feet on the floor, what would actually help.',
        ],
      },
    ],
    7: [
      {
        view: 'love',
        sentences: [
          '{on} what has been unsaid between you and another stands in the middle of the room, as visible as a piano{ref}.',
          'Play a few bars together.',
          'A pattern can finish here and the two of you go on, at leisure, through the next half year.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An old bargain of yours with someone has been kept to the last clause {on}{ref}, and both sides may exhale.',
          'Say what you valued in it.',
          'What comes after can be drafted over several months, with a walk between versions.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          '{on} something long kept between two people comes up into the air{ref}, and it breathes better there.',
          'Hear it to the end before you sort it.',
          'There are months ahead for the sorting, and you can do it an evening at a time.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A debt, a favor or a tangled arrangement is close to being even {on}{ref}, and you can say so.',
          'Draw the line under it together, gladly.',
          'For half a year afterward keep what you share simple enough for the back of a postcard.',
        ],
      },
    ],
    9: [
      {
        view: 'desk',
        sentences: [
          '{on} a belief or a long study arrives at the end of its shelf{ref}.',
          'You know what it taught you, and what it left out is visible too.',
          'Spend the coming half year on the books in the gap.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You see {on} that a far place or a great plan has already given you what it had{ref}.',
          'Unpack the last suitcase, literally if there is one.',
          'Until the year has turned around, let near things be the foreign country.',
        ],
      },
    ],
    10: [
      {
        view: 'crowd',
        sentences: [
          '{on} your public part is lit from every side, with the safety pins showing{ref}.',
          'A role may be finished, or finally understood.',
          'Thank those who held the ladder, and take half a year to choose the next rung by daylight.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You notice {on} that one part of your working life has told you what it had to tell{ref}.',
          'Write the closing line yourself, in one calm paragraph.',
          'Then do your duties, go home on time for some months, and see what you start reading about.',
        ],
      },
    ],
    11: [
      {
        view: 'friendship',
        sentences: [
          '{on} you notice which friendships you have been keeping up alone{ref}, and which were holding you without a word.',
          'Set the first ones down gently.',
          'Put the second on a fixed evening, and give that half a year to bloom.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A common cause, a club or an old hope has reached its last meeting {on}{ref}, in your heart if not in the minutes.',
          'Stay for the coffee.',
          'Whom you still want to see without the agenda is a matter for the months to come.',
        ],
      },
    ],
    12: [
      {
        view: 'solitude',
        sentences: [
          '{on} a thing you have worked through in private is done{ref}, and only you can know it.',
          'Mark it in private as well, with a swim or a lit lamp.',
          'The six months after are for sleep and lighter luggage.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your tiredness comes out from behind the curtain {on} and turns out to be quite reasonable{ref}.',
          'Agree to terms.',
          'One empty evening a week for half a year, marked in the calendar, and no account given to anybody.',
        ],
      },
    ],
  },
}

/** For a reader whose houses are unknown: the sign is the manner of it. */
export const eclipseInSign: Record<EclipseKind, Record<Sign, Wording[]>> = {
  solar: {
    Aries: [
      {
        view: 'decision',
        sentences: [
          '{on} a starting line turns up several steps closer than you had paced it out{ref}.',
          'Go, but go by sprints.',
          'One brave small thing each Monday, kept up for six months, covers more ground than a single leap.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'money',
        sentences: [
          'The ground under a slow plan of yours is ready for planting {on}{ref}, sooner than the almanac said.',
          'Put in one sturdy thing, and water it every Friday.',
          'You will be able to judge it in half a year, with your hands.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'friendship',
        sentences: [
          '{on} a chance remark can lead further than any of your prepared ones{ref}.',
          'Say yes to the talk, the course or the odd errand.',
          'A chapter of half a year may hang together by nothing but good questions.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'kitchen',
        sentences: [
          'You feel {on} that a nest is wanted, and earlier than arranged{ref}.',
          'Begin in one corner, with a lamp and a soft thing.',
          'Over half a year let in first the nearest and then the next nearest.',
        ],
      },
    ],
    Leo: [
      {
        view: 'crowd',
        sentences: [
          '{on} the curtain lifts while you are still buttoning your cuffs{ref}.',
          'Walk on as you are.',
          'You have a season of some six months, so play the small house first, warmly, and learn their names.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'desk',
        sentences: [
          'A better order of things is within reach {on}{ref}, before the old one has been properly filed.',
          'Improve one detail per week and write down which.',
          'After half a year that list is your whole reform.',
        ],
      },
    ],
    Libra: [
      {
        view: 'love',
        sentences: [
          '{on} someone holds a door for you, or you for them, and neither had planned to pass through yet{ref}.',
          'After you, says each.',
          'Take half a year over the getting through, and practice saying which side you prefer.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'solitude',
        sentences: [
          'Something that has been turning over in the dark wants out {on}{ref}, well before you meant to speak of it.',
          'Let one trusted person see an inch.',
          'The rest may come up at its own depth, through half a year of evenings.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'habit',
        sentences: [
          '{on} the gate at the end of the lane is off its latch, and you are in your house shoes{ref}.',
          'Have a look at the road.',
          'One outing a month, each a little farther, makes half a year into a proper expedition.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'desk',
        sentences: [
          'You are trusted, or trust yourself, with something heavier {on} than the plan foresaw for this year{ref}.',
          'Accept it in stages.',
          'Set the first post firmly this month, and allow half a year for the fence.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} the future you talk about with friends is abruptly at the table, asking for a cup{ref}.',
          'Pour it one.',
          'Try a single new arrangement among you for half a year, and agree on when you will compare notes.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'memory',
        sentences: [
          'A dream you had thought of as private weather comes ashore {on}{ref}, ahead of any timetable.',
          'Meet it barefoot, without a project plan.',
          'Half an hour a day by water, paper or music will show over six months what it likes to be.',
        ],
      },
    ],
  },
  lunar: {
    Aries: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a long fight has burned down to a size you can cook on{ref}.',
          'See what it was about, plainly, and let it end with you standing.',
          'For half a year try asking first where you used to charge.',
        ],
      },
    ],
    Taurus: [
      {
        view: 'kitchen',
        sentences: [
          'A thing you thought you could never do without sits there {on} as a thing{ref}.',
          'Eat well and look at it calmly.',
          'If its time is over, part with it by the season, as trees do, over half a year.',
        ],
      },
    ],
    Gemini: [
      {
        view: 'desk',
        sentences: [
          '{on} two stories you have told about the same matter meet in one room{ref}, and you can finally compare them.',
          'Keep the truer half of each.',
          'In the coming months tell only that, briefly, and notice who leans forward.',
        ],
      },
    ],
    Cancer: [
      {
        view: 'memory',
        sentences: [
          'An old tenderness has been carried all the way home {on}{ref}, and you may set down the bag.',
          'Unpack it on the bed and cry or laugh a little.',
          'Half a year is a fair time in which to find each thing its shelf.',
        ],
      },
    ],
    Leo: [
      {
        view: 'love',
        sentences: [
          '{on} a performance of many months comes to its last evening{ref}, with the house lights on and everyone smiling rather tired.',
          'Bow, and mean it.',
          'For half a year let yourself be liked without a costume, one supper at a time.',
        ],
      },
    ],
    Virgo: [
      {
        view: 'body',
        sentences: [
          'You can see {on} that a long labor of putting right is as right as it will get{ref}.',
          'Sign it off in neat letters.',
          'In the half year to come leave one thing a week deliberately unimproved, and breathe beside it.',
        ],
      },
    ],
    Libra: [
      {
        view: 'decision',
        sentences: [
          '{on} the scales you have kept so carefully level come to rest by themselves{ref}, a little lower on one side.',
          'Read what they say and tell the person concerned, gracefully.',
          'You have some months in which to rearrange the chairs.',
        ],
      },
    ],
    Scorpio: [
      {
        view: 'love',
        sentences: [
          'What was under the floorboards is in the light {on}{ref}, and it is mainly old letters.',
          'Read them once, together or alone.',
          'Shred a few, keep a few, and let half a year go by before you lay the boards again.',
        ],
      },
    ],
    Sagittarius: [
      {
        view: 'crowd',
        sentences: [
          '{on} a grand conviction comes to the end of its road and gets off the horse{ref}.',
          'Offer it a chair and ask what it saw.',
          'Six months of smaller truths, collected on foot, would make good company for it.',
        ],
      },
    ],
    Capricorn: [
      {
        view: 'habit',
        sentences: [
          'A climb of years is over {on}{ref}, at the top or at a sensible ledge.',
          'Sit down up there and eat your sandwich.',
          'Coming down takes half a year if you do it well, with the knees soft and the hands free.',
        ],
      },
    ],
    Aquarius: [
      {
        view: 'friendship',
        sentences: [
          '{on} it is visible who in your circle has long been going elsewhere, and that you may be one of them{ref}.',
          'Wave, sincerely.',
          'Over half a year look in on those you miss, one by one, without the group in the room.',
        ],
      },
    ],
    Pisces: [
      {
        view: 'solitude',
        sentences: [
          'A long mist lifts {on} over something you have been hoping, or sorry, about{ref}.',
          'It is smaller and dearer than you thought.',
          'Bid it good night by some water, and let the next months dry you out slowly in the sun.',
        ],
      },
    ],
  },
}
