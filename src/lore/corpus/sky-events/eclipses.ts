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
      {
        view: 'crowd',
        sentences: [
          'People may be greeting a slightly different person {on}{ref}, and you are the last to be told.',
          'Ask one of them what they saw.',
          'Two seasons lie ahead for trying the answer on, one public occasion at a time.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the child you were at seven or so has a proposal for the adult{ref}.',
          'It is about what you wanted to be called, or to wear, or to be left alone with.',
          'Grant it in installments over half a year.',
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
      {
        view: 'kitchen',
        sentences: [
          '{on} your idea of a full pantry changes shape{ref}.',
          'A luxury may prove to be bread to you, and some daily bread a mere habit.',
          'Shop accordingly for the next six months, shelf by shelf.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Which five things you would keep is worth knowing {on}{ref}, before anyone asks.',
          'Write them down by yourself.',
          'The months ahead are for arranging what you earn and spend around that short list.',
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
      {
        view: 'habit',
        sentences: [
          '{on} your usual way there shows a side street{ref}.',
          'Take it on foot, and again the week after.',
          'This chapter is written in small detours, and will be half a year in the telling.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You may find yourself speaking for others {on} before you have looked for the words{ref}.',
          'Use short ones.',
          'There is room for more such mornings in the months ahead, so learn the names of those who usually say nothing.',
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
      {
        view: 'love',
        sentences: [
          'Room could be found under your roof {on} for somebody new{ref}: a partner, a lodger, an aunt, a cat.',
          'Begin with a hook for their coat.',
          'The walls, or at least the couch, have six months to move.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you may know, without a reason you could give, in what place you would gladly wake up{ref}.',
          'Draw the window first.',
          'The reasons can arrive in the course of two seasons, along with the boxes.',
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
      {
        view: 'crowd',
        sentences: [
          '{on} a stage is nearer than your stage fright had reckoned{ref}.',
          'Say yes to three minutes.',
          'If your knees forgive you, say yes to five the month after, and so on until the clocks have been changed.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'An idea of yours has come in early and sits on the desk {on} swinging its legs{ref}.',
          'Draw it, feed it, give it a ridiculous name.',
          'It can do with half a year of play before anybody asks what it is for.',
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
      {
        view: 'habit',
        sentences: [
          '{on} one small habit could move in ahead of its furniture{ref}.',
          "Let it be small enough to keep on a train, at your mother's and after a party.",
          'Six months on, see how the other hours have arranged themselves around it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You may be done {on} with being busy, a good while before the work is{ref}.',
          'Name two tasks that need you.',
          'The months that follow are for teaching the others to somebody, as often as it takes.',
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
      {
        view: 'friendship',
        sentences: [
          '{on} somebody across the way could turn into somebody{ref}, a rival, a helper, a partner in a thing that has no name yet.',
          'Learn how they take their coffee.',
          'Which of the three it is may come out over six months.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A disagreement can start something good {on}{ref}, as flint does.',
          'Stay civil, stay seated, and look for what both of you are protecting.',
          'It may keep the two of you in useful talk until the year has come around halfway.',
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
      {
        view: 'memory',
        sentences: [
          '{on} a matter that was put underground with good reason sends up a leaf{ref}.',
          'Leave the spade where it is, and water lightly.',
          'What it would like from you can be read off slowly, a month at a time.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Relying on another person may come easier {on} than you had planned for{ref}.',
          'Start with something liftable, the spare key, a shared bill, a worry told in daylight.',
          'Add one thing a month for two seasons.',
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
      {
        view: 'crowd',
        sentences: [
          '{on} a teacher could be anybody{ref}: the woman with the maps, a boy who mends bicycles, a voice on a late broadcast.',
          'Sit in the front row.',
          'Carry home what you hear, and see what of it is still good in half a year.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A conviction may be there {on} before you have the arguments for it{ref}.',
          'Keep it out of debates for now.',
          'Live by it in one respect for some six months, and let the arguments come of that.',
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
      {
        view: 'decision',
        sentences: [
          '{on} a door to something larger stands ajar while you still have ink on your fingers{ref}.',
          'Knock anyway, and say what you can do and what you cannot do yet.',
          'The second list is your timetable for two seasons.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} what you announced at ten years old that you would be comes around the corner{ref}, a size smaller and quite real.',
          'Walk beside it for a bit.',
          'You have half the year to learn which part of that plan was good.',
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
      {
        view: 'desk',
        sentences: [
          'A plan that needs seven people has its first one {on}{ref}, and that is you.',
          'Write the invitation as though it were for a picnic.',
          'Ask one more each month, and see who is on the blanket when the seasons have changed over.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a friendship is warmer than its name{ref}, or a love proves a friendship first of all.',
          'Nothing needs renaming.',
          'Take the long way home together for six months or so, and listen to what you call each other.',
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
      {
        view: 'body',
        sentences: [
          '{on} your body may ask for a Sunday where the calendar has none{ref}.',
          'Give it one, blinds down, without a word of explanation.',
          'The coming half year goes better with such a day in every month, written in before the rest.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You could let something begin {on} without telling anyone{ref}, yourself least of all.',
          'Clear a drawer for it.',
          'Whatever gathers in there over two seasons, ticket stubs, lines, seeds, is the outline.',
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
      {
        view: 'body',
        sentences: [
          "{on} the expression you wear for other people's comfort can be taken off{ref}, and your face is glad of it.",
          'Wash in warm water.',
          'Let the months ahead see you look as you feel, at breakfast to begin with, then at work.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old photograph and the mirror agree to part {on}{ref}.',
          'You have been loyal to that younger one for a long while.',
          'Keep the laugh, say thank you for the nerve, and give yourself six months to learn the newer face by heart.',
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
      {
        view: 'kitchen',
        sentences: [
          '{on} you can taste that one comfort has stopped comforting{ref}.',
          'Finish the packet in good spirits.',
          'The gap on the shelf may stay open for some months, until you know what you were hungry for.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you have been saving for comes to light {on}{ref}, together with the question whether you still want it.',
          'It may have been the boat, or only the saving.',
          'Give yourself two seasons to put the sum to its truer use.',
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
      {
        view: 'friendship',
        sentences: [
          '{on} you can hear how you and a sibling, or someone as near, have talked past each other for years{ref}.',
          'It is almost funny.',
          'Say one thing in their dialect, and let the reply take its six months.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A sentence somebody once said to you loses its hold {on}{ref}.',
          'Repeat it aloud in the kitchen, and listen to it limp.',
          'What you would have answered can be written at leisure, over the coming months, and kept.',
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
      {
        view: 'love',
        sentences: [
          '{on} who holds the household together is in plain sight{ref}, and so is the weight of it.',
          'If it is you, put down one basket where everybody sees.',
          'If it is not, pick one up, and carry it for six months.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You may be done {on} with living in a manner that suited an earlier household{ref}.',
          'Nothing needs moving yet.',
          'Walk through the rooms with the lamps off, notice where your feet hesitate, and give each such spot a month of thought.',
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
      {
        view: 'crowd',
        sentences: [
          '{on} the applause you were playing for either comes or is no longer needed{ref}.',
          'Both are holidays.',
          'Spend the months after before a smaller house, three people and a dog, and see what you play for them.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'An old wish to be adored stands before you {on} at its real height{ref}.',
          'You can be fond of it.',
          'Let it retire to the garden, with cake on birthdays, and give two seasons to something that laughs back.',
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
      {
        view: 'quarrel',
        sentences: [
          '{on} it comes out who has been doing what around here{ref}, dishes, minutes, the early shift.',
          'Hang up the list without underlining anything.',
          'Pass on one line of it each month, beginning with the one you are least attached to.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You notice {on} whose voice it is that tells you to hurry{ref}.',
          'It may have been right, in another kitchen, long ago.',
          'Thank it, sit down to your lunch, and chew at your own speed until the season after next.',
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
      {
        view: 'decision',
        sentences: [
          'Whether a bond is held by love, by habit or by the lease can be seen {on}{ref}.',
          'All three are respectable.',
          'For half a year strengthen the one you would like it to be held by, and start with a plain evening.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you can see the two of you as others do, the duet along with the wrong notes{ref}.',
          'Bow together.',
          'Choose the number you will drop from the program, and rehearse a new one until the seasons have traded places.',
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
      {
        view: 'memory',
        sentences: [
          "{on} a silence in your story, or in your family's, has worn thin enough to see through{ref}.",
          'You need not put your hand through it.',
          'Note what moves on the far side, and sometime in these months speak of it to one person who is in no hurry.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A fear you have long paid rent to writes out its last receipt {on}{ref}.',
          'Look at the figure, whistle, and keep the paper.',
          'The room falls free by degrees over half a year, and what goes into it is your affair.',
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
      {
        view: 'decision',
        sentences: [
          'Something you have believed for the sake of company can go back on the shelf {on}{ref}.',
          'Most of the company will still wave.',
          'For six months admit once a week that you do not know, and see who draws a chair nearer.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "{on} you are done, it seems, being somebody's pupil{ref}.",
          'Return the last borrowed book with a page of thanks.',
          'The months after it belong to mistakes of your own, which teach faster.',
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
      {
        view: 'memory',
        sentences: [
          '{on} an early hope that somebody had for you turns out to be fulfilled, or expired{ref}.',
          'Tell them, in person or in your head.',
          'What you would work for with nobody to make proud may show itself over half a year.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can stop asking {on} whether you have arrived{ref}.',
          'You have made what you have made, and there it stands.',
          'Walk around it with a friend, then leave it be through two seasons, and weed what you had no time for.',
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
      {
        view: 'memory',
        sentences: [
          '{on} the old gang has visibly become a number of separate people{ref}.',
          'There is something tender about that.',
          'See them one by one in the coming months, and ask each what they kept from those years.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'What nobody in the group would say can be said {on}{ref}, perhaps by you, perhaps by the shyest.',
          'Leave the room unrepaired for a night.',
          'Whoever comes to the next meeting is the group, with half a year ahead to find itself a better rule.',
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
      {
        view: 'memory',
        sentences: [
          'An old sadness has told you the whole of its story {on}{ref}.',
          'You will know by how ordinary the room looks.',
          'Over two seasons give the hour it used to take to sleep, to soup, to a slow book.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} a kindness done in secret, by you or to you, comes to light{ref}.',
          'Make no fuss.',
          'Smile across the room, and for some months leave a few things of that sort lying where they may be found.',
        ],
      },
    ],
  },
}

/** For a reader without houses. */
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
      {
        view: 'body',
        sentences: [
          '{on} you are on your feet before you know what for{ref}.',
          'Find out by walking.',
          'What you are still going toward after a month of mornings is the thing, and it has half a year to get a name.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A no you have owed somebody comes out by itself {on}{ref}, shorter and kinder than rehearsed.',
          'Let it stand.',
          'The room it clears is for something of your own, to be filled slowly between now and the other side of the year.',
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
      {
        view: 'kitchen',
        sentences: [
          '{on} you may take a sudden liking to having less and better{ref}.',
          'Begin with one pot, one chair or one coat.',
          'In six months the rest of the rooms will have heard about it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Something in you sits down {on} and will not be hurried{ref}.',
          'Let it choose the pace for a season or two: one meal a day without a screen, one hour with earth or dough on your hands.',
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
      {
        view: 'desk',
        sentences: [
          '{on} a word, a class or a tool you had put off learning lies ready to hand{ref}.',
          'Learn the first ten of anything.',
          'By the time the clocks have changed again you may be dreaming in it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Two roads that looked like one part company {on}{ref}, earlier than the map said.',
          'Walk a little way down each during the next months, and keep a diary of which of them has the better conversations.',
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
      {
        view: 'memory',
        sentences: [
          '{on} a wish you had as a child for a certain kind of home is within reach of your hand{ref}.',
          'Begin with its smell or its light.',
          'Let the walls follow in the course of the half year.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You find {on} that you want to be at home before you know where that is{ref}.',
          'Carry one object with you that says it, a cup, a cushion, and notice over the months where you put it down.',
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
      {
        view: 'love',
        sentences: [
          'What you love asks to be loved in public {on}{ref}, rather sooner than you had your hair done for.',
          'Say its name at supper.',
          'A half year of saying it, once a week, makes a calling of a crush.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you catch yourself making something with no one to see it, and humming{ref}.',
          'Make the hour official.',
          'Until the year has swung around it wants nothing but a closed door and your good pencils.',
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
      {
        view: 'body',
        sentences: [
          '{on} a small kindness toward your own working body suggests itself, and you are in the mood to keep it{ref}.',
          'Write it at the top of the list for half a year, above the useful things, and see how useful it is.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'One drawer is open {on} that you have been meaning to get to for years{ref}.',
          'Do that one.',
          'The next can wait a week, and by spring or by fall the whole chest will run smoothly.',
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
      {
        view: 'decision',
        sentences: [
          '{on} you may have to say what you would like before the other has said it{ref}.',
          'Say it with flowers or without.',
          'A stretch of months begins in which your preference is one of the two that count.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Somebody new is a good match for an old unfinished plan {on}{ref}.',
          'Invite them to look at it, and only to look.',
          'The half year is long enough for two people to become a pair of hands.',
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
      {
        view: 'decision',
        sentences: [
          '{on} you see how little it would take to give up a certain hold on things{ref}.',
          'Loosen one finger.',
          'The others have six months, and each can be talked into it by what the first one felt.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'The deep end is nearer than the ladder {on}{ref}.',
          'Get in by the ladder all the same.',
          'Every few weeks, one rung: a question, a confidence, a hand left where it is.',
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
      {
        view: 'desk',
        sentences: [
          'A subject catches your eye {on} across a crowded shelf{ref}.',
          'Read the first chapter standing.',
          'If you are still on your feet at the end of it, you have found your reading until the year is half around.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you are invited further afield than you had packed for{ref}, by a person, a poster or a sudden appetite.',
          'Say yes to the part that fits into a day.',
          'The longer parts tend to follow by themselves within six months.',
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
      {
        view: 'decision',
        sentences: [
          '{on} a date you had set for much later moves into view{ref}.',
          'Do not run at it.',
          'Put one stone a week where the wall is to stand, and you will be leaning on it in half a year.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Somebody once told you what you would be good for, and {on} you may find that you disagree{ref}.',
          'Draw your own plan, on the back of theirs if need be, with half a year for the foundations.',
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
      {
        view: 'friendship',
        sentences: [
          '{on} the oddest of your friends turns out to have been early rather than odd{ref}.',
          'Ask them how they began.',
          'Their first step, taken in your own shoes, is good for a half year of walking.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A rule you never agreed to is off its hook {on}{ref}.',
          'Live without it for a week, then for a month, and when the half year is over decide what you will hang there instead.',
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
      {
        view: 'solitude',
        sentences: [
          '{on} a quiet that you had been saving for old age comes and sits on the bed{ref}.',
          'Make room.',
          'Ten minutes a day with it, up to the far side of the half year, is how the two of you get acquainted.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Pity and love get out of the same boat {on}{ref}, and you can tell them apart for once.',
          'Help one person in the coming months with your hands and not your nerves, and go home to dry.',
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
      {
        view: 'body',
        sentences: [
          '{on} you notice that you have been standing ready for something that is no longer coming{ref}.',
          'Lower your shoulders.',
          'Use the half year to find out what your legs would do with all that spring in them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'One battle of yours is won, lost or simply old {on}{ref}, and you are the last to be told.',
          'Write the dates under it like a historian, and let your next start be for something rather than against.',
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
      {
        view: 'money',
        sentences: [
          '{on} an old fear about running out sits in full light, and turns out to be a good deal older than you{ref}.',
          'Count what is really there.',
          'Over the next half year let the fear eat from a smaller plate.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You have carried something long enough to have grown into its shape, as you can feel {on}{ref}.',
          'Put it down and stand crooked for a while.',
          'It takes a season or two for the spine to believe in its luck.',
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
      {
        view: 'friendship',
        sentences: [
          'A chapter of talk with someone is full to the last line {on}{ref}.',
          'Read it over together, laughing if you can.',
          'The next notebook may be opened in a few months, or go to somebody else.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} what was said and what was heard finally lie side by side{ref}.',
          'Point at the place where they part, say which words were yours, and spend the coming half year using shorter ones.',
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
      {
        view: 'kitchen',
        sentences: [
          '{on} a long season of feeding others has its last supper{ref}.',
          'Let them clear away.',
          'For the next six months cook first for the one who always eats standing up.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A homesickness you have had for years comes to the surface {on}{ref}, and you can see to the bottom of it.',
          'Cry in the bath if you like.',
          'What it wants is probably small and can be built by the time the year has turned.',
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
      {
        view: 'crowd',
        sentences: [
          '{on} you see which applause you have been living on, and that the hall emptied some while ago{ref}.',
          'Take off the makeup slowly.',
          'Six months of small rooms and true faces will fill you better.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old hurt about not having been chosen is all lit up {on}{ref}, and smaller than its shadow.',
          'Choose yourself for something modest, sign the list, and half a year from now see who has signed below.',
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
      {
        view: 'desk',
        sentences: [
          'A job that ate itself larger every week is complete {on}{ref}, whatever its corners say.',
          'Hand it in with your name and no apology.',
          'Until the half year is out take only work with edges.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} the voice that has been finding fault since school gets tired, and you hear who it was{ref}.',
          'Thank it for your good marks.',
          'In the months ahead let it check the train times and nothing else.',
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
      {
        view: 'love',
        sentences: [
          '{on} both of you can see who has been doing the bending{ref}.',
          'Straighten up, each by the same inch, and laugh at the crack.',
          'It takes about half a year until that feels like your natural height.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A truce that was never a peace runs out {on}{ref}, in good daylight.',
          'Say the sentence it was made to avoid.',
          'What the two of you agree on after that can be short, and may be redrafted till the seasons change.',
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
      {
        view: 'money',
        sentences: [
          '{on} what you owe and what you are owed come to the same table at last, affection included{ref}.',
          'Strike out whatever nobody can date any more.',
          'Pay the rest in small amounts through the coming half year.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You have kept a certain watch long enough {on}{ref}, and nothing is out there any more but the dark.',
          'Go in and sleep.',
          'It may take months to lose the habit of listening, so be patient with the creaking stairs.',
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
      {
        view: 'desk',
        sentences: [
          '{on} a theory you have lived by shows its whole extent, with the coast all around it{ref}.',
          'It was an island, and a good one.',
          'Build a small boat during the next half year.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A journey begun long ago comes to its last milestone {on}{ref}, perhaps without your leaving the chair.',
          'Write down three things you would tell the one who set out.',
          'Rest there for a season before you look at another map.',
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
      {
        view: 'body',
        sentences: [
          '{on} you can feel to the ounce what you have been holding up{ref}.',
          'Set it on the ground and see whether it stands by itself.',
          'If so, you have half a year free, and if not, it was never meant to.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A position of yours is seen for what it is {on}{ref}, the view and the draft included.',
          'Say which part you would apply for again.',
          'The other part can be handed on in good order before the year is halfway around.',
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
      {
        view: 'crowd',
        sentences: [
          '{on} a common plan has come as far as that company could bring it{ref}.',
          'Say so first, without blame, and buy the round.',
          'Whoever still sits there an hour later is your next plan, by and by.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Your independence has been proved to everybody's satisfaction {on}{ref}, including your own.",
          'You may now lean on something.',
          'Choose the arm carefully, in the course of some months, and keep your own key.',
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
      {
        view: 'memory',
        sentences: [
          "{on} a sorrow that was mostly somebody else's can be handed back by its true name{ref}.",
          'Do it gently, in thought or by letter.',
          'Half a year of lighter sleep would be a fair return.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A way of waiting to be saved comes to an end {on}{ref}, and you are sitting on dry sand.',
          'Shake out your shoes.',
          "In the months to come save one small thing a week yourself, a plant, an afternoon, a friend's old chair.",
        ],
      },
    ],
  },
}
