import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'
import type { IngressBody } from './first-entries.ts'

/** The Sun is never retrograde. */
export type ReentryBody = Exclude<IngressBody, 'sun'>

/** Wordings for a body that re-enters a house while retrograde. */
export const houseReentries: Record<ReentryBody, Record<House, Wording[]>> = {
  mercury: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} you take back a first impression for a few weeks, your own or one you made{ref}.',
          'Introduce yourself again to one person, with the thing you left out.',
        ],
      },
    ],
    2: [
      {
        view: 'desk',
        sentences: [
          'Prices, fees and lists come back across your desk {on}{ref}, for some weeks, with a digit to be corrected.',
          'Start with the one you added up on the train.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          '{on} your words turn around and come home, and for a few weeks you meet them on the stairs{ref}.',
          'Answer what you left on read, oldest first, and in ten lines or fewer.',
        ],
      },
    ],
    4: [
      {
        view: 'desk',
        sentences: [
          'Papers about home and family lie on top again {on}{ref}, for some weeks.',
          'Read the lease, the letter or the recipe as though somebody else had signed it.',
        ],
      },
    ],
    5: [
      {
        view: 'friendship',
        sentences: [
          '{on} a joke, a score or a love letter from a while ago is found in a pocket{ref}.',
          'For some weeks you may finish it, and the second ending is often the funnier.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          'For a few weeks the small errors come back to be put right, and {on} the first waves from the doorway{ref}.',
          'Fix the form rather than the mistake.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a discussion you had won is reopened, and for some weeks you can win it better{ref}.',
          'Ask what they heard you say, and let them finish before you quote yourself.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          'Something confided a while ago is brought up again {on}{ref}, by you or by the one who kept it.',
          'You have a few weeks to say it in the words you were missing.',
        ],
      },
    ],
    9: [
      {
        view: 'memory',
        sentences: [
          '{on} your mind goes back to a place it had already left, a country, a course, an argument about belief{ref}.',
          'Spend some weeks on the chapter you skimmed.',
        ],
      },
    ],
    10: [
      {
        view: 'quarrel',
        sentences: [
          'What you said in public comes back with a question mark {on}{ref}.',
          'Take some weeks to answer, once and well, and let the first version be forgotten in peace.',
        ],
      },
    ],
    11: [
      {
        view: 'desk',
        sentences: [
          "{on} a plan made in company returns to the table with everybody's notes on it{ref}.",
          'Over the next weeks collect the notes, thank the longest one, and send around a single page.',
        ],
      },
    ],
    12: [
      {
        view: 'memory',
        sentences: [
          'For a few weeks your thoughts go back behind the curtain, and {on} they have left their shoes outside{ref}.',
          'Write down what occurs to you in the shower or the dark, and show it to nobody yet.',
        ],
      },
    ],
  },
  venus: {
    1: [
      {
        view: 'love',
        sentences: [
          '{on} your taste in yourself is reconsidered, for a month or so{ref}.',
          'Get out the picture in which you liked your own face, and find out what you were doing that afternoon.',
        ],
      },
    ],
    2: [
      {
        view: 'decision',
        sentences: [
          'What you bought and what you value are compared once more {on}{ref}, over some weeks.',
          'Take one thing back to the shop, or back into favor.',
        ],
      },
    ],
    3: [
      {
        view: 'love',
        sentences: [
          '{on} a warm word you forgot to send comes to mind again{ref}.',
          'It keeps for a few weeks, and is best delivered in person, on the stairs or over the fence.',
        ],
      },
    ],
    4: [
      {
        view: 'love',
        sentences: [
          'Affection comes home by the way it left {on}{ref}, and stays for some weeks.',
          'Make up the bed with the linen you save for visitors, and be the visitor.',
        ],
      },
    ],
    5: [
      {
        view: 'memory',
        sentences: [
          '{on} an old flame for a person, a song or a pair of roller skates is lit a second time{ref}.',
          'You have a few weeks to see whether it warms or only flickers.',
          'Dance with it once, in the kitchen.',
        ],
      },
    ],
    6: [
      {
        view: 'kitchen',
        sentences: [
          'The pleasant side of daily work was left unfinished, and {on} you may return to it for some weeks{ref}.',
          'Bring the good cup to the bench, and make peace with one colleague over something sweet.',
        ],
      },
    ],
    7: [
      {
        view: 'memory',
        sentences: [
          '{on} the two of you are back at a place where you were happy or polite, it was hard to tell{ref}.',
          'Take some weeks to tell.',
          'Order what you really wanted then.',
        ],
      },
    ],
    8: [
      {
        view: 'decision',
        sentences: [
          'How much of yourself goes into what you share is weighed again {on}{ref}, fondly and for some weeks.',
          'Take back one favor you gave through your teeth, and give another gladly.',
        ],
      },
    ],
    9: [
      {
        view: 'friendship',
        sentences: [
          '{on} a liking from far away asks after you again{ref}, a city, a language, a friend by the sea.',
          'Write within the month, on paper that feels nice.',
        ],
      },
    ],
    10: [
      {
        view: 'love',
        sentences: [
          'People think again about whether they like what you do {on}{ref}, and so do you.',
          'For some weeks wear what suits the work rather than the audience, and note who says so.',
        ],
      },
    ],
    11: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a friendship with a small crack in it is set on the table again{ref}.',
          'These weeks are good for the thin glue: a plain sorry, a borrowed book returned, a walk.',
        ],
      },
    ],
    12: [
      {
        view: 'love',
        sentences: [
          'A fondness you keep to yourself grows audible again {on}{ref}, for about a month.',
          'You owe no one a confession.',
          'Give it a song, a page, or a secret afternoon.',
        ],
      },
    ],
  },
  mars: {
    1: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the push comes back to where it started, namely you{ref}.',
          'For some weeks a bit of the old impatience is in your step, so walk it out on an errand of your own.',
        ],
      },
    ],
    2: [
      {
        view: 'body',
        sentences: [
          'You go after what you are worth for the second time {on}{ref}, and some weeks are left for it.',
          'Ask again for what was put off, in person and on your feet.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a sharp word you thought was past is back in the air{ref}.',
          'You have a month or two in which to answer it with a blunt pencil: fewer adjectives, one request.',
        ],
      },
    ],
    4: [
      {
        view: 'quarrel',
        sentences: [
          'An argument about rooms, noise or relatives gets up from the sofa again {on}{ref}.',
          'Give it something to lift.',
          'Move the wardrobe together first, and talk while your arms are full.',
        ],
      },
    ],
    5: [
      {
        view: 'body',
        sentences: [
          '{on} the appetite for play returns, rather stronger than the breath for it{ref}.',
          'In the weeks ahead go back to the game you left in a sulk, and lose once on purpose.',
        ],
      },
    ],
    6: [
      {
        view: 'desk',
        sentences: [
          '{on} a chore that defeated you stands in the doorway again, sleeves rolled up{ref}.',
          'Attack it for twenty minutes a day over the next weeks, and stop while you are ahead.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          'The contest with someone close goes into another round {on}{ref}.',
          'For some weeks fight beside each other instead: one locked door, one form, one hill.',
        ],
      },
    ],
    8: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a demand that was dropped is picked up again, by you or by the other owner of a shared thing{ref}.',
          'Within these weeks say what you want for yourself and what you would give for it, in that order.',
        ],
      },
    ],
    9: [
      {
        view: 'body',
        sentences: [
          'You set out a second time for something distant {on}{ref}, with a grudge against the first attempt.',
          'Change your shoes rather than your aim, and give it some weeks of short stages.',
        ],
      },
    ],
    10: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you are back in the ring over a matter of work or rank{ref}.',
          'Choose one opponent, preferably a deadline, and let the rest of the audience go home for a few weeks.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          'Somebody has to restart the stalled plan of the group, and {on} your hand is already up{ref}.',
          'Use the coming weeks for the first shove only, then let others steer.',
        ],
      },
    ],
    12: [
      {
        view: 'body',
        sentences: [
          '{on} your strength goes behind the scenes again, for some weeks{ref}.',
          'Do the heavy thing nobody sees, the attic or the apology, and sleep as hard as you work.',
        ],
      },
    ],
  },
  jupiter: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} you get some months more to grow into the size you tried on{ref}.',
          'Take in what was only air, and let out what pinched when you laughed.',
        ],
      },
    ],
    2: [
      {
        view: 'kitchen',
        sentences: [
          'Plenty comes back to ask what you did with it {on}{ref}.',
          'In the months before it leaves again, put by a third, give a tenth, and enjoy the rest out loud.',
        ],
      },
    ],
    3: [
      {
        view: 'memory',
        sentences: [
          '{on} a subject you had opened wide and left lying calls you back{ref}.',
          'For some months read only what you already own about it, and answer the long letter.',
        ],
      },
    ],
    4: [
      {
        view: 'decision',
        sentences: [
          'The wish for more room returns to your own rooms {on}{ref}, and stays some months.',
          'Make the space before you buy anything for it: one wall bare, one chair for whoever may come.',
        ],
      },
    ],
    5: [
      {
        view: 'habit',
        sentences: [
          '{on} joy gives you an extension, several months of it{ref}.',
          'Go back to the thing you promised yourself at the start of this, and do the version that fits into an evening.',
        ],
      },
    ],
    6: [
      {
        view: 'decision',
        sentences: [
          'What you took on at work in high spirits is weighed again {on}{ref}, through some months.',
          'Keep the tasks that taught you something, and return the ones that merely flattered you.',
        ],
      },
    ],
    7: [
      {
        view: 'friendship',
        sentences: [
          '{on} a generous promise between you and someone else is remembered by one of you{ref}.',
          'There are months to keep it in, so begin with the part that costs an afternoon.',
        ],
      },
    ],
    8: [
      {
        view: 'love',
        sentences: [
          'Trust that was growing nicely is given a second season {on}{ref}.',
          'Over these months tell the rest of the story you began, or lend the rest of the sum, with the same open face.',
        ],
      },
    ],
    9: [
      {
        view: 'memory',
        sentences: [
          '{on} the far horizon lets you look at it once more, for some months{ref}.',
          'Choose between the three places you meant to go.',
          'The one you can describe without a brochure is yours.',
        ],
      },
    ],
    10: [
      {
        view: 'memory',
        sentences: [
          'A wider road in your work was opened and not walked to the end, and {on} you stand at its beginning again{ref}.',
          'Take it for some months at the pace of a person who means to arrive.',
        ],
      },
    ],
    11: [
      {
        view: 'crowd',
        sentences: [
          '{on} the large hope comes back to the group that first had it{ref}.',
          'Spend these months finding out who has stayed hungry for it, and feed those.',
        ],
      },
    ],
    12: [
      {
        view: 'kitchen',
        sentences: [
          'Kindness behind the scenes has some months left to run, as you may notice {on}{ref}.',
          'Cook for the neighbor on the night shift, sleep in without a reason, and accept good luck as if it had your address.',
        ],
      },
    ],
  },
  saturn: {
    1: [
      {
        view: 'habit',
        sentences: [
          '{on} you are asked back for the part of the exam you left blank{ref}.',
          'It is about how you treat the one who does all your work.',
          'Some months are allowed, and notes are permitted.',
        ],
      },
    ],
    2: [
      {
        view: 'kitchen',
        sentences: [
          'The long lesson in enough has a chapter left {on}{ref}, some months long.',
          'Go through the standing payments with a ruler, and stop the one you would be embarrassed to explain.',
        ],
      },
    ],
    3: [
      {
        view: 'habit',
        sentences: [
          '{on} a difficult page is set before you once more{ref}.',
          'For some months read it slowly and aloud, and give back the short answer you could not find the first time.',
        ],
      },
    ],
    4: [
      {
        view: 'habit',
        sentences: [
          'A beam at home that was propped in a hurry asks to be done properly {on}{ref}.',
          'There are months for it.',
          'Get the right tool, and tell the others why it will be noisy.',
        ],
      },
    ],
    5: [
      {
        view: 'habit',
        sentences: [
          '{on} the pleasure you had put on a strict diet is called in for a talk{ref}.',
          'Agree with it on a fixed evening for the next months, and on being allowed to be bad at it.',
        ],
      },
    ],
    6: [
      {
        view: 'decision',
        sentences: [
          '{on} the working day is inspected a second time, mainly for what you do out of fear{ref}.',
          'In some months you can take out one such rivet after another and see that the thing still stands.',
        ],
      },
    ],
    7: [
      {
        view: 'habit',
        sentences: [
          'Some terms between two people are due for their real signature {on}{ref}.',
          'Over the coming months keep every small appointment with that person to the minute, and look at what it says without words.',
        ],
      },
    ],
    8: [
      {
        view: 'habit',
        sentences: [
          '{on} an old obligation, shared or inherited, shows the part that was not yet settled{ref}.',
          'Set a date in the coming months, and bring the folder, a pen and something to eat.',
        ],
      },
    ],
    9: [
      {
        view: 'habit',
        sentences: [
          'A stretch of the long course has to be repeated {on}{ref}, and it goes better at the second attempt.',
          'Learn for some months at the same desk and hour, and test yourself by teaching a friend.',
        ],
      },
    ],
    10: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the height you reached wants a stronger railing{ref}.',
          'For some months do less that is visible and more that holds, and say no to whoever wants to see you lean out.',
        ],
      },
    ],
    11: [
      {
        view: 'habit',
        sentences: [
          '{on} a duty toward friends or a cause returns to be finished with your own hands{ref}.',
          'Name the last piece of it, give it some months and one regular evening, and then hand over the key.',
        ],
      },
    ],
    12: [
      {
        view: 'memory',
        sentences: [
          'What you had put away comes back for its label {on}{ref}.',
          'Some months of quiet sorting are left: this was mine, this was theirs, this is over.',
        ],
      },
    ],
  },
  uranus: {
    1: [
      {
        view: 'crowd',
        sentences: [
          '{on} the change in you that startled everyone comes back to be finished in private{ref}.',
          'Sort out over some months which part of it was freedom and which was only noise.',
        ],
      },
    ],
    2: [
      {
        view: 'kitchen',
        sentences: [
          'An experiment with money or belongings asks for a second run {on}{ref}, the better part of a year.',
          'Change a single condition, write it down, and keep the receipts in a jar.',
        ],
      },
    ],
    3: [
      {
        view: 'quarrel',
        sentences: [
          '{on} an idea you shouted down, or that was shouted down for you, puts up its hand again{ref}.',
          'Hear it for some months in small doses, preferably from the oddest person who holds it.',
        ],
      },
    ],
    4: [
      {
        view: 'solitude',
        sentences: [
          'The wish to live otherwise comes in by the back door {on}{ref} and takes a chair for some months.',
          'Ask what it still wants to move, which may be an hour rather than an address.',
        ],
      },
    ],
    5: [
      {
        view: 'crowd',
        sentences: [
          '{on} the fun you broke off when it got too wild looks around the corner{ref}.',
          'Over some months let it in by daylight, in a version you could tell your dentist about.',
        ],
      },
    ],
    6: [
      {
        view: 'quarrel',
        sentences: [
          'The routine you overthrew has left a gap, and {on} you are back in front of it{ref}.',
          'Take the months to build something lighter there, with a hinge in it.',
        ],
      },
    ],
    7: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the question of how free two people can be comes back with better manners{ref}.',
          'For the months ahead each of you asks for one open window a week, and nobody checks where the other looks.',
        ],
      },
    ],
    8: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a sudden honesty from some while ago wants its second half{ref}.',
          'Say it in the coming months over a shared meal, before it says itself in the hallway.',
        ],
      },
    ],
    9: [
      {
        view: 'habit',
        sentences: [
          'A notion that broke your old picture of the world returns for the pieces {on}{ref}.',
          'Over some months sort them, since the ones with a clean edge belong to something new.',
        ],
      },
    ],
    10: [
      {
        view: 'solitude',
        sentences: [
          '{on} the odd turn in your work that you took back, or were asked to take back, lies open again{ref}.',
          'Try it for some months in a corner where no one keeps the minutes.',
        ],
      },
    ],
    11: [
      {
        view: 'habit',
        sentences: [
          'Friends you left in a burst of independence cross your mind {on}{ref}, as do those you left them for.',
          'You have some months to find out which of the two you can be odd with.',
        ],
      },
    ],
    12: [
      {
        view: 'crowd',
        sentences: [
          '{on} something restless goes back into hiding, to finish a thought{ref}.',
          'Let it.',
          'For some months keep an unmarked hour a week, and open the door when it knocks from inside.',
        ],
      },
    ],
  },
  neptune: {
    1: [
      {
        view: 'habit',
        sentences: [
          '{on} your outline goes soft once more, for the better part of a year{ref}.',
          'Keep one hard edge on purpose, a haircut, a closing time, a plain no, and let the rest be watercolor.',
        ],
      },
    ],
    2: [
      {
        view: 'memory',
        sentences: [
          'A dreamy patch in your accounts returns {on}{ref}, some months wide.',
          'Walk through it with someone who likes numbers, and keep one thing in it simply because it is lovely.',
        ],
      },
    ],
    3: [
      {
        view: 'memory',
        sentences: [
          '{on} half-heard things come drifting back up the street{ref}.',
          'For some months ask people to say it again, slowly.',
          'You will be surprised how often it was kinder than you thought.',
        ],
      },
    ],
    4: [
      {
        view: 'solitude',
        sentences: [
          '{on} the sea gets in at home again, an inch or so, old songs and all{ref}.',
          'Move what is precious to a higher shelf, and over the coming months enjoy the reflections.',
        ],
      },
    ],
    5: [
      {
        view: 'habit',
        sentences: [
          'An enchantment you had woken from turns over and smiles {on}{ref}.',
          'Some months are left to it.',
          'Paint it, sing it, write it verses, and keep your door key on a string.',
        ],
      },
    ],
    6: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the borders of your day blur once more, and will for some months{ref}.',
          'Lay the spoons out in the evening, since one thing in its place is a lighthouse.',
        ],
      },
    ],
    7: [
      {
        view: 'habit',
        sentences: [
          'The picture you had of someone, put away with care, is in your hands again {on}{ref}.',
          'Hold it next to the person for some months, and tell them which of the two you would like to have supper with.',
        ],
      },
    ],
    8: [
      {
        view: 'memory',
        sentences: [
          '{on} something you forgave without looking asks to be looked at{ref}.',
          'There are months for it.',
          'Do it by daylight, and let the forgiveness keep its shape.',
        ],
      },
    ],
    9: [
      {
        view: 'solitude',
        sentences: [
          '{on} a faith or a far longing that had thinned to haze gathers once more{ref}.',
          'Follow it for some months on foot: one place, one teacher, one page at a time.',
        ],
      },
    ],
    10: [
      {
        view: 'habit',
        sentences: [
          '{on} it grows misty again around what you are meant to be doing{ref}.',
          'For some months do the next small plain thing each morning, and keep the vision for the walk home.',
        ],
      },
    ],
    11: [
      {
        view: 'solitude',
        sentences: [
          '{on} an ideal you shared with others comes back without its crowd{ref}.',
          'Over some months find out what it asks of you alone, and do that much, quietly.',
        ],
      },
    ],
    12: [
      {
        view: 'body',
        sentences: [
          'The tide comes back into the quiet room {on}{ref}, and stays for much of a year.',
          'Float, and let one dull friend know when you mean to be ashore again.',
        ],
      },
    ],
  },
  pluto: {
    1: [
      {
        view: 'memory',
        sentences: [
          '{on} the slow work on who you are goes back for a root it missed{ref}.',
          'Some months, one root.',
          'You will know it by how firmly you say it is nothing.',
        ],
      },
    ],
    2: [
      {
        view: 'solitude',
        sentences: [
          '{on} an old grip on what is yours is felt again in the fingers{ref}.',
          'Through the months ahead open the hand once a day, over something small, and see what stays there by itself.',
        ],
      },
    ],
    3: [
      {
        view: 'memory',
        sentences: [
          '{on} a silence among those who grew up with you, or live beside you, begins to hum again{ref}.',
          'Its first word can be said within these months, and may be a joke.',
        ],
      },
    ],
    4: [
      {
        view: 'body',
        sentences: [
          'You are sent down once more to the foundations {on}{ref}, with a better lamp.',
          'Find the one stone that still shakes underfoot, and over some months pack the earth around it.',
        ],
      },
    ],
    5: [
      {
        view: 'solitude',
        sentences: [
          '{on} a passion that you laid to rest turns out to have been asleep{ref}.',
          'For some months ask it what it wants to make rather than whom it wants to have.',
        ],
      },
    ],
    6: [
      {
        view: 'memory',
        sentences: [
          '{on} the habit you pulled up shows a green tip{ref}.',
          'No need for alarm.',
          'You have months to see what it feeds on, and to plant something thirstier in the same place.',
        ],
      },
    ],
    7: [
      {
        view: 'memory',
        sentences: [
          'An old struggle over who decides comes back to the table for two {on}{ref}, grayer and rather wiser.',
          'Within some months give away one decision you have always made, and do not supervise it.',
        ],
      },
    ],
    8: [
      {
        view: 'memory',
        sentences: [
          '{on} the last locked box moves a little nearer{ref}.',
          'Its key has been on your ring for years.',
          'Some months are left to try it, with someone at the top of the stairs.',
        ],
      },
    ],
    9: [
      {
        view: 'crowd',
        sentences: [
          'A conviction you thought was burned out glows {on} when you blow on it{ref}.',
          'Over the months find out whether it warms anyone but you.',
        ],
      },
    ],
    10: [
      {
        view: 'habit',
        sentences: [
          '{on} the matter of power in your work comes round to you again, for much of a year{ref}.',
          'Put your own name under one unpopular thing that is right, and leave two popular ones to others.',
        ],
      },
    ],
    11: [
      {
        view: 'love',
        sentences: [
          '{on} a tie to a friend or a group that you had cut shows a thread still holding{ref}.',
          'Take some months to choose: knot it well, or cut it kindly.',
        ],
      },
    ],
    12: [
      {
        view: 'quarrel',
        sentences: [
          'What you had made your peace with asks for a second signature {on}{ref}.',
          'Some quiet months are set aside.',
          'Read the whole of it this time, the page about yourself as well.',
        ],
      },
    ],
  },
  chiron: {
    1: [
      {
        view: 'friendship',
        sentences: [
          '{on} the old shyness about being seen comes by again, less like a guard than like a neighbor{ref}.',
          'Over some months let it come along, and introduce it by name.',
        ],
      },
    ],
    2: [
      {
        view: 'love',
        sentences: [
          'A doubt about your worth is back for a checkup {on}{ref}.',
          'In the months ahead ask three people what they would pay you in, if not in coins, and write the answers down.',
        ],
      },
    ],
    3: [
      {
        view: 'memory',
        sentences: [
          '{on} the word you once stumbled over stands in your path again{ref}.',
          'In the months ahead say it in five different rooms, the last one full.',
        ],
      },
    ],
    4: [
      {
        view: 'body',
        sentences: [
          '{on} the draft from an old window at home is felt once more{ref}.',
          'For some months be the one who brings the blanket, first to yourself.',
        ],
      },
    ],
    5: [
      {
        view: 'friendship',
        sentences: [
          'Play hurts a little again in the old place {on}{ref}, as a scar does before rain.',
          'Over the months go on playing with people who stop when you say so.',
        ],
      },
    ],
    6: [
      {
        view: 'decision',
        sentences: [
          '{on} your body or your bench reminds you of a limit you had begun to forget{ref}.',
          'Treat it for some months as a colleague with seniority, and ask it before you plan the week.',
        ],
      },
    ],
    7: [
      {
        view: 'memory',
        sentences: [
          'An ache between you and another returns to be held correctly {on}{ref}.',
          'Say where, and use the coming months to learn how much pressure is kind.',
        ],
      },
    ],
    8: [
      {
        view: 'memory',
        sentences: [
          '{on} a broken trust of long ago asks if it may come up in conversation again{ref}.',
          'Allow it some months of short visits, with you choosing the chair and the hour.',
        ],
      },
    ],
    9: [
      {
        view: 'solitude',
        sentences: [
          '{on} you are back at the edge of what you do not know{ref}.',
          'This time you recognize the place.',
          'For some months sit there with a beginner, and point out the view.',
        ],
      },
    ],
    10: [
      {
        view: 'solitude',
        sentences: [
          'A sore spot about rank or recognition is brushed in passing {on}{ref}.',
          'Use the months for one piece of work that nobody has to approve, and hang it where you see it at breakfast.',
        ],
      },
    ],
    11: [
      {
        view: 'solitude',
        sentences: [
          '{on} the feeling of standing outside the lit window passes by again{ref}.',
          'Knock, some time in these months, since somebody in there has been wondering about the cold too.',
        ],
      },
    ],
    12: [
      {
        view: 'friendship',
        sentences: [
          'A private hurt that was healing nicely wants its dressing changed {on}{ref}.',
          'It takes some months and very little fuss: one listener, warm water, no lookers-on.',
        ],
      },
    ],
  },
}

/** The same for any body. */
export const anyBodyHouseReentries: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Something about how you come across is taken back to the fitting room {on}{ref}.',
        'Look at the seam that always pulled.',
        'You may wear the old coat while it is being altered.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        '{on} a question about yourself that seemed answered raises its hand once more{ref}.',
        'Let it speak before you point at what you said last time, since you have been out in the weather with that answer since.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        '{on} the sums you had put away come back to the table for one more look{ref}.',
        'Check the line you rounded up, and the price you named while you were nervous.',
        'One of the two can still be changed.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'What you own and what you earn asks to be gone through again {on}{ref}, at a slower pace than the first time.',
        "Open the box marked 'settled', and keep only what you would choose a second time.",
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'A conversation you had filed as finished turns out to have another page {on}{ref}.',
        'Look up what was actually said, in the thread or in the notebook, and answer that rather than what you remember.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        '{on} the talk goes back to somebody nearby with whom it broke off{ref}.',
        "Begin where you lost each other, with 'what did you mean by that', and mean it as a question.",
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        '{on} you are called back into the kitchen, where something was left on the stove{ref}.',
        'A matter at home that seemed done wants stirring, so taste it before you add anything.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old room comes up for a second clearing {on}{ref}.',
        'The first time you took the furniture.',
        'What is left is small and in the corners, so bring a soft brush and some patience.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        '{on} a joy that had wandered off comes back along the same path, a bit shy{ref}.',
        'Leave the door open and carry on with what you were doing, for it was always easier to find you at play.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'What you were making for pleasure and laid aside lies on the table again {on}{ref}.',
        'Change the one thing that made you stop.',
        'It is seldom the thing you said it was.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        '{on} a routine you thought you had mended works loose at the old joint{ref}.',
        'Take it apart once more, without swearing, and look for the step you do for nobody.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The daily round asks to be paced again {on}{ref}, this time with the tired days counted in.',
        'Walk through one ordinary morning with a pencil, and mark where you hold your breath.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        '{on} something between you and another is handed back across the table, with a note in the margin{ref}.',
        'Read the note.',
        'It may be about the tone rather than the terms, and the tone is yours to change at once.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'An agreement asks to be read again by both sides {on}{ref}.',
        'Sit next to each other instead of opposite, with one copy, and let whoever was quicker last time turn the pages slowly.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        '{on} a shared matter you had tied up neatly comes undone by one string{ref}.',
        'It was the string you pulled tight in a hurry.',
        'Ask what the other person had wanted to say just then.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You go back down for something you left below {on}{ref}, and know the stairs by now.',
        'Take one thing, the heaviest you can carry without help, and leave the light on for the next time.',
      ],
    },
  ],
  9: [
    {
      view: 'desk',
      sentences: [
        'A belief or a plan for far away is sent back with questions {on}{ref}.',
        'Answer them in writing, as you would to a friendly examiner.',
        'What survives has earned its place in the bag.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        '{on} the road you had taken bends back past a signpost you ignored{ref}.',
        'Read it this time.',
        'You need not follow it, but you will like knowing where it would have gone.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        '{on} a piece of your public work comes back for revision{ref}.',
        'Do it before anybody asks twice.',
        'Mend what you knew was weak when you sent it off, and leave what was only criticized.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Where you stand, and who sees you there, is looked over once more {on}{ref}.',
        'Go back one step on the ladder in your mind, and ask whether you would climb this same one again.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        '{on} a circle you had moved away from turns its chairs toward you again{ref}.',
        'Go for one evening, as a guest and without a plan, and see which conversation picks up by itself.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A hope that you had handed to others is handed back {on}{ref}, with a few fingerprints on it.',
        'Wipe it, look at it, and decide which half you will carry yourself this time.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        '{on} you are let back into the quiet room, because something is still lying there with your name inside{ref}.',
        'Sit with it for an hour before you do anything useful.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Rest that you cut short the last time asks for the remainder {on}{ref}.',
        'Pay it in evenings, one at a time, and do not offer to make it up at the weekend.',
      ],
    },
  ],
}
