import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** What Jupiter says when it passes a point of the birth chart, for a few days around the date. */
export const jupiterTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} the coat you have been wearing feels a size too small{ref}, in a way that makes you grin.',
          'You can picture yourself doing the larger thing, with your own face.',
          'Tell one person what it is, and let these few days be its start.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You take up more room {on}{ref}, and it seems nobody minds.',
          'Confidence comes up through the soles, and others warm themselves at it.',
          'Use it to say what you stand for, then pass the bread and ask the same of your neighbor.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Ask yourself {on} who you would be with ten years of trust behind you{ref}.',
          'The answer is closer than usual and rather friendly.',
          'Write half a page in the voice of that person, and do one ordinary errand as they would do it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you believe your own compliments for once{ref}.',
          'The week has a downhill slope and the bicycle knows it.',
          'Offer your name for something you would enjoy: the reading, the committee with the good food, the course that begins in the evening.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Generosity makes you look like yourself {on}{ref}.',
          'You can praise without calculating and be praised without hunting for the catch.',
          'Introduce two people who should have met long ago, and stay just long enough to see them start.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a door you would usually knock at twice seems to stand ajar{ref}.',
          'It is the simple hope in your bearing that does it.',
          'Ask the person you look up to for half an hour, and come with one good question.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} you promise a little more than one person can carry{ref}.',
          'It feels splendid at the table and somewhat long on the way home.',
          'Give half of what you first offered, keep that half to the letter, and let your name rest on it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The picture of yourself has grown faster than the calendar {on}{ref}.',
          'There is nothing wrong with the picture.',
          'Ask which of its rooms you can furnish this month, put a chair in that one, and leave the ballroom for later.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} good advice pours out of you before it was ordered{ref}.',
          'You mean well, and at some length.',
          'Keep the best sentence, swallow the next three, and find out what the other person had already thought of.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} home wants to be bigger, if only by one extra chair{ref}.',
          'You feel fed, and it makes you want to feed.',
          'Put on the large pot, call the friend who eats alone too often, and let the washing up wait until morning.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Feelings come by the basketful {on}{ref}: you laugh till it hurts, you cry at the choir.',
          'There is trust underneath, like a good mattress.',
          'Let somebody see the whole basket, and sleep an hour longer than you think you need.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A kindness from long ago is near you {on}{ref}: a lap, a kitchen radio, somebody who always said yes to second helpings.',
          'It still nourishes.',
          'Thank them if you can, or do the same for a person who is small or new or tired.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} you need less to be content and share it more easily{ref}.',
          'Soup, a window, someone humming next door.',
          'Open your home for an hour to whoever is passing through, without tidying first, and notice that nobody looks at the floor.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Comfort goes both ways {on}{ref}.',
          'You can be the shoulder, and an hour later you can borrow one without keeping accounts.',
          'Call the person who knew you in your worst haircut and stay on the line until one of you laughs.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you sleep and eat like someone on vacation{ref}.',
          'The inner scold has gone out to buy stamps.',
          'Let one household rule relax while she is away, the early dinner or the made bed, and see if anything is missing.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a feeling asks for seconds, and then for the pan{ref}.',
          'What you miss is hard to find in the fridge, although you look there thoroughly.',
          'Ask what it was hungry for before supper, and give it that in a small bowl.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your heart says yes to guests, relatives and a stray kitten {on}{ref}, and your sofa seats two.',
          'The trouble shows by the evening.',
          'Offer the hour you can give gladly, and name its end at the beginning.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} moods arrive in their largest frame{ref}.',
          "A forgotten call is 'you never', a bunch of radishes is true love.",
          'Enjoy the radishes, and wait a night with the other verdict, until it has shrunk to what happened.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} one question opens six more, all of them interesting{ref}.',
          'You would like to read everything, and the shelf agrees.',
          'Choose the teacher, the course or the thick book you want to live with for a season, and do the first ten pages.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Ideas talk in long paragraphs {on}{ref}.',
          "You see how things hang together, your morning paper and your grandmother's sayings included.",
          'Explain it to somebody patient, ask them to repeat it, and keep whatever survived the crossing.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The plan has room for foreign words {on}{ref}: another city, another school, a skill with its own alphabet.',
          'Thinking big is simply thinking at the moment.',
          "Write to the office that knows the requirements, and ask the beginner's question.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can put a large matter into plain words{ref}.',
          'What was a fog of notes has a first, a second and a third.',
          'Teach it, pitch it or write it to a child you know, and offer the result to someone who decides.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Conversation makes you smarter {on}{ref}.',
          'You trust people with the unfinished thought and get it back improved.',
          'Look for company that has seen other places, ask how they do it there, and let them talk until the tea is cold.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} learning goes down like soup{ref}.',
          'You remember the names, the dates, the difficult hinge in the argument.',
          'Put a half hour of study where you would otherwise scroll, and start with the subject you gave up at seventeen.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} you have an opinion on the whole before you have read the parts{ref}.',
          'It is a handsome opinion.',
          'Look up two of its facts, ask one person who would disagree, and say it afterward in half the number of words.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your argument has brought its cousins {on}{ref}: history, principle, what everyone knows.',
          'It no longer fits through the door.',
          'Send the cousins home and say what you need by tomorrow, in a line with a number in it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "{on} you say 'sure, no trouble' to four plans in a row{ref}.",
          'Each of them sounded small.',
          'Lay them side by side on one sheet with real hours next to them, call back about two, and do it while you can still laugh.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} affection is in a giving mood and does not ask for change{ref}.',
          'You find people lovely, and some of them notice.',
          'Tell one of them exactly what you like, with examples, and take your time over what they answer.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The good things look affordable {on}{ref}, and a few of them are worth it.',
          'Buy what lasts or what can be shared: the long table, the concert for two, the real butter.',
          'Let the rest be admired through the glass.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Pleasure likes to travel {on}{ref}: a market in the next town, a dance you don't know, a table where three languages are spoken.",
          'Your taste is growing a new branch.',
          'Try the dish you cannot pronounce, and ask how it is made.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} being liked feels like the normal state of things{ref}.',
          'You are easy to invite and easy to please.',
          'Suggest something a touch more festive than usual to a person you are curious about, and wear what makes you hum.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Old warmth can be picked up where it was left {on}{ref}.',
          'You feel no need to apologize for the months between.',
          'Send the photo, the recipe, the invitation for Sunday, and trust that it is welcome until you hear otherwise.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you know what is worth it without looking at the tag{ref}.',
          'Some of it is free, and the rest has been wanted for a long time.',
          'Treat somebody, accept a treat in turn, and leave the sums to less friendly days.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} every lovely thing seems to have a lovely sister{ref}.',
          'One scarf would have been joy, and two are already a decision.',
          'Take home the first you liked, thank the store for the rest, and spend the difference on an evening with company.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You are sweet to everyone {on}{ref}, and the one you are fondest of gets the same portion as the mailman.',
          'Charm spreads thin when it is spread this wide.',
          'Go back to that person, sit down, and stay through dessert.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you give the present that is a little too big{ref}.',
          'It delights you, and it leaves the other person looking for somewhere to put their gratitude.',
          'Halve it, wrap it well, and bring the other half another time.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} your legs want distance and your hands want a project{ref}.',
          'You have push and faith together, which is a rare team.',
          'Sign up for the long race, clear the plot, begin the big job you kept for when you would feel like this.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Nerve comes with a following wind {on}{ref}.',
          'You would sooner ask too much than too little.',
          'Make the bold request in these few days, in person if you can, and decide beforehand what you do with a yes.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you could fight a good fight, and would quite like to{ref}.',
          "Choose one that is larger than your own grievance: a neighbor's rights, the trees on the corner, the shy kid's turn.",
          'Argue as you would want to be argued with.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} effort gives back more than it takes{ref}.',
          'You finish the climb with breath left over to point at things.',
          "Go one stage farther than usual, and take along someone who thinks that they can't.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your push has good company {on}{ref}: patience with fools, a joke at the right moment, a sense of where it leads.',
          'Others join in rather than dig in their heels.',
          'Start the thing that needs helpers, and say what is in it for them.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you can want something openly and be a good sport about it{ref}.',
          'It leaves people room to say yes.',
          'Compete, apply, bid, audition, and write down beforehand what you will have learned in either case.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} you overestimate your arms by about a third{ref}.',
          'The enthusiasm is honest, the piano is still a piano.',
          'Do the sum out loud, call two friends and some straps, and keep a part of your strength for the evening.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Conviction makes your elbows wide {on}{ref}.',
          'You are fighting for something decent, and stepping on the feet of those who agree.',
          'Look around for allies before you charge, and ask what they have already tried.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you want to begin the second thing before the first one stands{ref}.',
          'Both are good, and there is one of you.',
          'Give this week to finishing a single wall, and let the other plan be a drawing pinned to it.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'A round of twelve years begins again {on}{ref}, and hope is the first to hear of it.',
          'Think of what you set out to learn last time, and how far it carried you.',
          'Choose the next large subject, and do one small thing in its honor.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your yes is as big as it was when you were a child{ref}.',
          'You want to give, go, grow, and be taught by someone good.',
          'Celebrate with whoever has watched you widen over the years, and tell them your plan over the cake.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you believe is ready for a fresh page {on}{ref}.',
          'Some of the old convictions still fit, and some were a borrowed coat.',
          'Go up somewhere with a view, and come down with three sentences you would stand by.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} trust is simply the temperature of the room{ref}.',
          'You expect people to be decent and find it easy to go first.',
          'Lend the book, leave the tip, write the recommendation, and let a long view do the worrying.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Growth keeps a walking pace {on}{ref}, and you like the company.',
          'What you began in an ambitious year has put on rings like a tree.',
          'Look at how far it has come, and plan the next stretch with a teacher or a map.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you and your appetite agree about the portion{ref}.',
          'There is enough, and it tastes of more only in the pleasant way.',
          "Bring the surplus to somebody's door: apples, time, the story of how it worked out.",
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} two good things ask for the same weekend{ref}.',
          'Saying yes to both has worked before, or at least you recall it that way.',
          'Choose by asking which you would walk an hour for, and decline the other in warm words.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Abundance begins to look like clutter {on}{ref}: too many courses, too many tickets, a third of everything half used.',
          'The wish to grow is sound.',
          'Give away one generous armful, and finish something from what is left.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} your beliefs want a larger audience than the one at the table{ref}.',
          'The table wanted to eat.',
          'Save the sermon, go around the table for stories of having been wrong, and begin with your own.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} a slow piece of work lets you see what it could grow into{ref}.',
          'The frame you built with such care can bear a second floor.',
          'Check the beams, ask someone experienced, and draw the staircase before the balcony.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A limit you have kept for years loosens by one notch {on}{ref}.',
          'It held you, and now it has begun to hold you up short.',
          'Thank the old rule, write a roomier version with your present numbers in it, and try that for a season.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} hope and caution read the same page, one of them aloud{ref}.',
          'Together they make decent judges.',
          'Give them a promise to examine, the kind that lasts for years, and sign only what both of them can repeat by heart.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} long effort begins to look like good judgment{ref}.',
          'You know what will hold, and you have the heart to add to it.',
          'Ask for the wider responsibility, the larger lot, the apprentice, and name the terms under which it works.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Thrift and generosity agree for a few days {on}{ref}.',
          'You can see what is enough, set it aside, and do something open-handed with the remainder.',
          'Make a plan that has both a lid and a ladle.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you are glad of the people who have known you longest{ref}.',
          'There is trust in old timber.',
          'Ask an elder how they got through the middle part, and pass on to somebody younger what you would have liked to hear at their age.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          "{on} one voice says 'go on' and the other says 'show me the figures'{ref}.",
          'They interrupt each other all through breakfast.',
          'Give the first a pencil and the second a coffee, and have them write a plan that fits on a single sheet.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The list has grown and the hours have not {on}{ref}.',
          'You took on the extra part in an expansive mood, and now duty wants to know where it should stand.',
          'Return one thing early, with thanks, and do the rest well.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} you swing between the feast and the ledger{ref}.',
          'After spending you lock the pantry, and after saving you want fireworks.',
          'Set a sum for joy and a sum for later, both modest, and stop arguing for the rest of the month.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} freedom looks like a real place with a bus going there{ref}.',
          'An idea you would have laughed at last year stands in the hall with its hat on.',
          'Buy the ticket for a trial: a weekend, a sample lesson, one meeting with the odd people.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Invention comes with confidence {on}{ref}.',
          'You see the shortcut, the new tool, the thing nobody has combined, and you believe it could work.',
          'Show a rough version within these few days, while you are still too cheerful to hide it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Strangers interest you more than routine does {on}{ref}.',
          'Any of them might have the missing piece of your puzzle.',
          'Sit with the people who do it differently, ask how they came to it, and tell them your wildest plan in one breath.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} change feels like fresh air instead of a draft{ref}.',
          'You can swap the old arrangement for a better one without slamming anything.',
          'Try a new hour, a new street or a new teacher, and tell the people concerned in good time.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You are lucky company for originals {on}{ref}.',
          'Their nonsense makes sense to you, and yours finds listeners.',
          'Go to the gathering you would usually read about afterward, and offer to help with the lights.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the unplanned option has something friendly about it{ref}.',
          'You need no guarantee, only a way back in case, and there is one.',
          'Say yes to what comes from the side, and keep Saturday for finding out more.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} you want the whole sky and you want it by noon{ref}.',
          'The wish for room is right, the hour is a little theatrical.',
          'Move out of one small obligation before you give notice to them all, and see how wide that feels.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Restlessness makes every offer look like an exit {on}{ref}.',
          'You say yes in order to get away from something.',
          'Name what it is, on paper, and take a walk: an offer that still shines afterward may be meant for you.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} nobody may tell you that you are going too far{ref}, so naturally somebody tries.',
          'Too far is where it was getting interesting.',
          'Ask them to come along for the first mile, and listen to what they see from there.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} you feel larger than your outline and kindly toward all of it{ref}.',
          'Music, incense, a crowd on a bridge, and the eyes are wet.',
          'Let it in without making plans, and put one true line about it in a notebook.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Compassion knows no office hours {on}{ref}.',
          'You would take in the whole shelter, and the fellow who sweeps it.',
          'Choose one creature, one cause, one evening, and give it fully, because that can be done and repeated.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Dreams come in wide format {on}{ref}, with good lighting and no budget.',
          'Believe in the picture and keep it loose.',
          'Paint it, hum it or tell it to somebody who dreams well, and leave the contracts to a drier week.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          '{on} faith is as quiet as a cat on the sill{ref}.',
          'You can sit in the middle of an unfinished story and be at ease.',
          'Spend an hour near water, in a chapel or with headphones on, and let an answer come without being called.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Your kindness has good aim {on}{ref}.',
          'You sense what would help and are free of the wish to be seen helping.',
          'Leave the soup at the door, sit in on the rehearsal, forgive a small thing that you had meant to keep.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} imagination is generous with its sketches{ref}.',
          'Begin a poem, a menu, a course, a garden, and there is more where it came from.',
          'Catch as much of it as you can in pencil, and sort when the tide is out.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          "{on} hope is wearing somebody else's glasses{ref}.",
          'The plan shimmers, the details swim, and saying yes feels like kindness.',
          'Lend an ear, a book or an afternoon, and ask for the figures in writing before you lend anything else.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You believe a bit of everything {on}{ref}, and could follow whoever sings best.',
          'The longing is real and the map is watercolor.',
          'Sleep on the plan twice, then ask a dry friend to read it aloud without any music.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} it is pleasant to float from one maybe to the next{ref}.',
          'Another episode, another glass of something sweet, another hour of what if.',
          'Set an alarm for the end of the floating, and then put your feet on a cold floor.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} you want to know how deep you can go, and you trust the rope{ref}.',
          'What you have kept under the floor looks more like a cellar with good shelves.',
          'Bring one thing up into the daylight and put it to use.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Ambition has roots and wings together {on}{ref}.',
          'You can see how to change a thing from the bottom up and who would gain by it.',
          'Put down what you want power for, in one honest line, before you ask for any.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something you survived shows its use {on}{ref}.',
          'It has been working in the dark for years like leaf mold, and now things want to grow there.',
          'Tell the story to someone who is at the beginning of a similar one.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          '{on} letting go makes you richer{ref}.',
          'The drawer you empty is at once full of air.',
          'Give up one thing that you have been guarding, the grudge or the spare room or the last word, and watch with interest what moves in.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You have quiet influence {on}{ref}, the sort that moves a piano by asking four people nicely.',
          'Use it on something that ought to be mended at the base.',
          'Talk to the one who holds the key and say plainly what it is for.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} deep talk does you good, and there is trust enough for it{ref}.',
          'You can ask about the thing nobody asks about, with your whole face kind.',
          'Go for a long walk with someone, and let the second hour do its work.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} being right and being in charge begin to look alike{ref}.',
          'The cause is good, and the grip around it is getting tight.',
          'Ask one opponent what they are afraid of losing, then change something in your plan so that they can keep it.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You would like all of it {on}{ref}: the shelf, the recipe, the final say.',
          'Having more would calm you, or so says the part that is never calm.',
          'Share one thing you could have kept, and see what that part does.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a big wish turns over a stone, and there are things living under it{ref}.',
          'Envy, say, or an old hunger to be somebody.',
          'Look at them with a flashlight and some humor, because they shrink when they are counted.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you walk in like good news{ref}.',
          'The shoulders are wider, the laugh is lower, and the belt may ask for a hole.',
          'Try the bright coat, the larger gesture, the first hello, and let new people meet you at your most hopeful.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Faces seem to open when you come near {on}{ref}.',
          'It is your own trust that you see in them.',
          'Go where you know nobody, introduce yourself with what you would like to learn, and stay longer than planned.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A wider way of being in the world tries itself on {on}{ref}.',
          'You look up more, and ask for directions just to talk.',
          'Begin one thing that shows from outside: a class, a color, a daily walk uphill.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          '{on} meeting people costs you nothing and leaves you fresher{ref}.',
          'They lean toward you slightly, as toward a stove.',
          'Say yes to the introduction, the invitation, the extra chair, and bring someone along who could use the warmth.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your body is in a forgiving mood {on}{ref}.',
          'It likes long walks, new food, sleeping with the window open.',
          'Give it some pleasant exercise that you can do badly at first, preferably in a group that laughs.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} it is easy to let another person be larger than you expected{ref}.',
          'You look them over with goodwill and find more.',
          'Ask whoever is beside you for the story behind the scar, the tattoo or the accent.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} you come in a size too large{ref}.',
          'The story runs long, the arms sweep, a glass is moved to safety.',
          'Start with a question, let two others finish their tales, and tell yours when somebody asks for it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The body says yes to everything {on}{ref}: seconds, another set, the late train.',
          'It keeps good humor until about midnight.',
          'Choose one excess with care, enjoy it to the last crumb, and go home before the encore.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Somebody near you is full of plans {on}{ref}, and you are polite about the lack of room.',
          'Or else you are the one with the plans.',
          'Measure the room together, hand out equal shelves, and keep one empty between you.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your work stands in a good light, and you can see farther from it{ref}.',
          'You feel ready to be given more of it.',
          'Tell the people who decide what you want to grow into, and show them the thing that proves it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your name travels a little ahead of you {on}{ref}.',
          'You find yourself speaking for more than yourself, and it suits you.',
          'Use the good name to recommend somebody, to open a door, to ask for what the whole team needs.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you do in the world asks for a larger map {on}{ref}.',
          'It may be another field, another country or just a taller shelf.',
          'Spend an evening with the brochures, and circle what makes you sit up straight.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} a good word about your work is easy to believe{ref}.',
          'What you have learned elsewhere turns out to be useful right where you are.',
          'Ask for the course, the trip or the student, and explain what the others would get out of it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'People who are farther along feel approachable {on}{ref}.',
          'You need no trick, only an honest question about how they do it.',
          'Write to one of them in four lines, and offer something of your own in the fifth.',
        ],
      },
      {
        view: 'money',
        sentences: [
          '{on} asking a fair price for what you do feels natural{ref}.',
          "You have grown, and the old figure hasn't heard.",
          'Put the new one in the next offer without any footnote, and spend the courage left over on a thank-you letter.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} the job expands to fill your evenings, and you held the door for it{ref}.',
          'Each addition looked like a compliment.',
          'Hand one back with a good word, and be home for whatever is being cooked there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Ambition has ordered the large desk before measuring the room {on}{ref}.',
          'The wish is fine, and your household has other plans for the wall.',
          'Talk through the next step with those who share your address, then promise in public what they agreed to.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your reputation writes checks in several currencies{ref}.',
          'You said yes on three stages and would like to be applauded on each.',
          'Pick the one where you have something to say, and wish your replacement luck on the others.',
        ],
      },
    ],
  },
}
