import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

/** Endings of a month, by house. */
export const monthCloses: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'A way of carrying yourself has done its work and may be taken off like a winter coat{ref}.',
        'Give the coat itself away too, if it still hangs there making you look like last year.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You have introduced yourself with the same two sentences for long enough{ref}, and they have begun to bore you.',
        'Let them go this month, and see what you say when no answer is ready.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The attempt to please every mirror in the building comes to a tired end{ref}.',
        'Decide which opinion of your looks you will still ask for, and hand back the rest with thanks.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'An old nickname or an old role slides off your shoulders{ref}, and hardly anybody notices but you.',
        'Mark it with a haircut, a walk or a signature that you have never used.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'A way of paying for things draws to its close{ref}, with money, with hours, with more politeness than they cost.',
        'Cancel the standing order, and put the first amount saved somewhere you can see it.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Something you kept because it was expensive has finished being worth it{ref}.',
        'Sell it, pass it on or use it up by the end of the month, and enjoy the bare shelf.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'One job for too small a fee asks to be the last of its kind{ref}.',
        'Complete it well, thank whoever ordered it, and write the proper figure on the next sheet.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You have proved for long enough what you are worth to somebody who never asked for proof{ref}.',
        'Close that account with a plain line under it, and keep the receipt to yourself.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'The long exchange of messages about one small matter may end now{ref}.',
        'Write the friendly last line, put it in the folder where finished things go, and leave the folder shut.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A misunderstanding with someone nearby has outlived its cause{ref}.',
        'Say good morning first, for a week, in the stairwell or on the lawn, and let that be the whole peace treaty.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Your daily route has worn a groove{ref}, and the groove has nothing more to tell you.',
        'Return the library books, finish the course or the magazine, and walk home another way.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A sentence from a classroom or a back seat has been repeated in your head often enough{ref}.',
        'Write it out one last time, in your worst hand, and correct it like a teacher.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'One household custom has come to the end of its good years{ref}, perhaps the tidying for a guest who stopped coming.',
        "Hold it once more, properly, with cake, and let next month's table look otherwise.",
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old family story can be told for the last time in its bitter version{ref}.',
        'Look for a kinder witness, an aunt or an album, and then put the box on a higher shelf.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The room you have meant to finish wants to be called finished{ref}, lamp and all.',
        'Sweep up the screws, take a picture of it from the doorway, and stop apologizing to visitors.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A homesickness for some earlier place draws quietly to an end{ref}.',
        'You can tell by the keys on the ring.',
        'Take off the one that opens nothing, and hang the ring on your present hook.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'A flirtation with something that will not happen has had its spring, its summer and its encore{ref}.',
        'Applaud it, from the heart, and let your evenings be free for whoever actually comes.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'The hobby that has turned into homework may be dropped without a speech{ref}.',
        'Give the gear to a beginner this month, and leave a Thursday empty until something silly wants it.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'One performance has been given often enough{ref}, and you know every laugh in it beforehand.',
        'Play it a last time for people you like, then retire the wig.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Some joy you have been trying to repeat was good because it happened once{ref}.',
        'Tell the story of it to someone young, keep the ticket stub, and cancel the imitation.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        'One duty on your daily round is done out of pure reflex{ref}, for a reason that moved away years ago.',
        'Try three days without it, and if nothing falls over, take it off the list.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You have finished with a regime that made you cross{ref}, whether it involved seeds, steps or alarms.',
        'Keep the single part of it that felt good, and let your mornings have their own shape again.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A backlog reaches its last sheet this month{ref}.',
        'Work through it in half hours with the door closed, throw away the folder as well as its contents, and go for a walk.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Helping in one particular place has come to its natural end{ref}, though the key still hangs on your board.',
        'Show a successor how the valve works, return the key, and accept the cake.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'An old bargain between you and someone close has been fulfilled{ref}, whatever either of you signed in thought.',
        'Say what you were each giving, say thank you for it, and stop paying out of habit.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'The dispute has had all its arguments several times{ref}.',
        'Concede the part in which the other was right, out loud, and declare the remainder a difference of taste.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Waiting for someone else to make up their mind comes to an end this month{ref}, since it was you who set the clock.',
        'Tell them kindly what you will do, and then do it.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'The way has been smoothed for one acquaintance long enough{ref}, and both of you know the way by now.',
        'Take your hand off the rail, stay cordial, and see who calls first.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'A shared bill, loan or favor nears its last line{ref}.',
        'Finish the sum together in good light, hand over what is due, and let the envelope go out with the old paper.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Something you kept secret has lost the power that made it worth keeping{ref}.',
        'Tell it to one safe person, or to the fire in the grate, and take back the strength it cost.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A grudge has been well fed for longer than it was useful{ref}.',
        'Do not forgive on command.',
        'Only stop bringing it supper, a week at a time, and notice who grows lighter.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'The test you were setting someone in silence can end{ref}, passed or not.',
        'Tell them what you wanted to find out, ask for it in plain speech, and keep no further score.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'One conviction has carried you as far as it goes{ref}, like a ferry that does not run inland.',
        'Step off with thanks.',
        'Write down what you believed and what you found, and leave both dates.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A course, a thesis or a stack of improving books asks to be closed this month{ref}.',
        'Read the last chapter, hand in what you have, and allow yourself to be done without being perfect.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The trip you never took has used up its brochure{ref}.',
        'Cross out the place, kindly, or put a real month beside it, and clear the wall for another coast.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'One great truth has been argued at enough dinners{ref}, and the guests can finish your sentences.',
        'Retire it undefeated, and ask the quietest one what keeps them up at night.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'One ambition has reached its destination or its limit{ref}, which from inside can look alike.',
        'Note what it taught you, take its picture off the wall, and leave the nail for something of your own size.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'A title, a task or a public promise may be laid down this month in good order{ref}.',
        'Write the handover, name those who helped, and go home at a reasonable hour.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You are through with earning the approval of one particular desk{ref}.',
        'Do the next piece of work for its own sake, sign it, and notice how much shorter the evening check has become.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'What a parent or a teacher wanted of you has been delivered{ref}, early and with interest.',
        'Put a line under it, and use the free hour to ask what you yourself would do.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'A circle that met every week by sheer momentum is coming to rest{ref}.',
        'Go once more, tell them what you liked about it, and keep the two whom you would call on any afternoon.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'One hope on your list belongs to somebody you used to be{ref}.',
        'Read it aloud without smiling too much, strike it out, and leave the line blank until a better one knocks.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'The committee can do without you sooner than you suppose{ref}.',
        'Finish the minutes, hand the sign-up sheet to the eager one, and sit in the back row for the pleasure of it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Loyalty has bound you to a group as it was in a certain summer{ref}.',
        'Send everyone the photograph, with love, and let the meetings that came afterward be over.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'A long private tiredness is nearly slept out{ref}.',
        'Do not get up too fast.',
        'Give it two more early nights and a silent Sunday, then take the chair away from the curtain.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Some old regret has been visited so often that its path is paved{ref}.',
        'Go a last time, leave a flower or a bad poem there, and come back by the market.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Hiding in one certain way, in screens, sweets or service to others, has stopped being any rest{ref}.',
        'Let the month close it softly, and put a true hour of quiet in its place.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        "You have carried somebody's sorrow a good part of the way{ref}, in a bag nobody could see.",
        'Set it down beside them with a kind word, and wash your hands in warm water.',
      ],
    },

    /** Beginnings of a month, by house. */
  ],
}

export const monthOpens: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'Room is being made for a version of you with a longer step{ref}.',
        'Give it something to wear and somewhere to be seen this month, even if that is only the park at eight.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You get to start with yourself this time{ref}, ahead of the list and the people on it.',
        "Choose one beginning that needs nobody's consent, and make it within the week.",
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'A fresh first impression is yours to make{ref}, and you may rehearse it on strangers.',
        'Say your name more slowly, hold a gaze a little longer, and keep whichever of the two felt true.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Some new custom of the body would take root now if you planted it shallow{ref}.',
        'Stretch by the window, swim on Wednesdays, go out without a hat, and ask for no results before the month is out.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'A modest source could be opened this month{ref}, a price raised, a skill offered, a corner of the budget that finally earns its keep.',
        'Start with the figure you can say without blushing.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'What your hands can do is ready to be taken seriously{ref}.',
        'Buy the one good tool, set up a place for it, and spend three evenings finding out what it is worth.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Pleasure with a long shelf life comes within reach{ref}: a well-stocked pantry, a chair that holds, a savings jar with a purpose painted on it.',
        'Begin with the jar.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You begin to know again what you value when no one is bidding{ref}.',
        'List five such things, spend an hour on the first, and let that hour set the standard for the rest.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'New words are on their way into your mouth and onto your pages{ref}.',
        'Set up the notebook, the class or the weekly call, and allow the first attempts to be short and wrong.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Neighbors, siblings and people at the bus stop become easier to talk with{ref}.',
        'Learn two names this month, and find out which of them also has a ladder.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A small road opens, with a bakery on it{ref}.',
        'Try another way through your week, on foot if possible, and pick up one piece of useful news from each trip.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Questions suit you better than positions at present{ref}.',
        'Ask three before you decide anything, note the answers word for word, and let the fourth be one that makes you laugh.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'Home is ready for a new beginning, if only in one corner{ref}.',
        'Move the table to the window, start a pot of something, and invite the first person who should know where you live.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A question about where you belong may be opened without answering it at once{ref}.',
        'Measure the room, ask about the lease, sit for an evening in the place that tempts you.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You can found a tradition this month{ref}, in a family of one or of nine.',
        'Make it small enough to be repeated, tie it to a date, and give it a ridiculous name.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Under the daily floor there is another, and it holds{ref}.',
        'Spend some evenings there, with the lamp on and the calls off, and plan from the ground up what should stand.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'Your heart would like to be talked into something{ref}.',
        'Go where people laugh, wear what you would be kissed in, and let one evening a week have no educational value.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A toy, an instrument or an impossible recipe is asking for your hands{ref}.',
        'Get it out this month, leave it lying around, and play ten minutes before you do what you should.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'There is a small stage with your chalk mark on it{ref}.',
        'Sign up, sing along, read the poem to three friends, and measure success by how warm your ears get.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Time spent with children, pups and other beginners pays off now{ref}.',
        'Let them explain the rules, lose with style, and carry some of that nonsense into the following Tuesday.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        'A better order for ordinary days is close enough to try{ref}.',
        'Change one hour, the first or the last, keep it for two weeks, and write on the calendar how it feels.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body is willing to learn a small good custom{ref}, provided you do not call it a program.',
        'Choose the walk, the oats or the early lamp, and do it with somebody cheerful.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You can set up your work afresh this month{ref}, with the tools in reach and the interruptions out of it.',
        'Clear the surface first, then the list, and let the list be shorter than the surface.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Being of use could become a pleasure again{ref}.',
        'Find one place that needs exactly what you do without effort, and offer it in a dose you can keep up.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Somebody may come closer, or you may{ref}, across a table that has stood there all along.',
        'Suggest something for two, twice this month, and let the second time be their idea.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A new agreement can be started with a clean sheet between you{ref}.',
        'Each of you writes down one wish and one limit, then you trade papers and make tea.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Help that sees things from the other side is easy to ask for now{ref}.',
        'Look for a partner in the matter you have been doing alone, and offer them the half you like.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Even a difference of opinion could begin well this month{ref}.',
        'Open with what you both want, give the other the first five minutes, and take notes as if you were going to be tested.',
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        'There is more trust available than you have been drawing on{ref}.',
        'Show one person one unflattering truth, late, in a low voice, and watch how the room gets warmer rather than colder.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Matters you hold in common can be put on a new footing{ref}.',
        'Ask for the meeting, bring the real figures, and agree first on what each of you would like to stop worrying about.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Intimacy opens by a side door this month{ref}, in a question asked after the dishes.',
        'Stay in the kitchen, put the towel down, and answer with something you have not told before.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You may find the courage to look into what you have long left closed{ref}.',
        'Begin with half an hour and a friend in the next room, and let the first find be enough.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'The map of what you could do gets another sheet{ref}.',
        'Choose one far thing, a language, a degree, a mountain, and take the step that costs an evening rather than a year.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your mind wants a subject bigger than itself{ref}.',
        'Borrow the fat book, find the lecture, sit with people who know more, and ask the question you are a little ashamed of.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Foreign company does you good now{ref}, at the next table or over a bad line.',
        'Accept the invitation in which you will not understand every word, and bring a dish from home.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A conversation about what you believe can be started without anyone winning{ref}.',
        'Look for someone older or stranger than you, pour them something, and listen until your certainty has moved an inch.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'A task with your name on it stands ready to be taken up{ref}.',
        'Say clearly that you want it, set its first visible date, and keep the best hour of every morning for it.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'It becomes easier to be known for what you do{ref}, a little and by the right people.',
        'Show one finished thing this month in a place where a stranger could come across it.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You can choose a direction again, with both eyes on the hill{ref}.',
        'Write where you would like to stand in three years, and ask somebody up there about the path.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Authority begins small{ref}, with being on time and meaning what you say.',
        'Pick one promise to the public, the team or the street, and keep it every single week until others set their watches.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'New company is forming around something you care about{ref}.',
        'Go to the first meeting, stay for the clumsy part afterward, and write down the name of the person who made you laugh.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A wish for the years ahead may be spoken out loud for once{ref}.',
        'Tell it to three friends who differ from one another, and let each of them change a word.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Many hands would be glad of yours{ref}, and the other way round.',
        'Offer your one real skill to a group this month, and ask in return for the thing you cannot lift alone.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'An idea of yours needs allies more than polish{ref}.',
        'Put the rough draft in front of people who are good at other things, and share the credit before there is any.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'A quiet room opens in the midst of everything{ref}, and no one else has the key.',
        'Go in without a project, at the same hour on several days, and see what comes to sit beside you.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Rest could turn from a leftover into a custom{ref}.',
        'Choose the evening now, tell people that you are busy, and spend it so lazily that there is nothing to report.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Dreams, tunes and half thoughts are more willing to be caught{ref}.',
        'Put paper by the bed, write three words in the dark, and read them in a week with a kind eye.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'A good deed without a signature would suit you now{ref}.',
        'Find someone who is overlooked, do them one quiet service, and let it stay between you and the stairwell.',
      ],
    },

    /** Endings of a month, by sign. */
  ],
}

export const monthClosesBySign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'quarrel',
      sentences: [
        'A fight you took up in the first heat has burned down to a warm spot{ref}.',
        'Rake it over, say who started it if that was you, and keep the nerve for something that has not begun yet.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Doing it all alone and first has got you to this point, and here it may stop{ref}.',
        'Finish the one half-run race that still matters, and let the whistle blow on the others.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'habit',
      sentences: [
        'What you have held on to since it was comfortable grows heavy in the hand{ref}.',
        'Put it down slowly, feel the weight leave your wrist, and take your time before you reach for anything else.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'The storing, saving and keeping-just-in-case has filled its shelf{ref}.',
        'Eat the last jar, wear the good cloth, give two boxes away, and call what remains enough without measuring it again.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'Several threads you picked up out of curiosity can be snipped this month{ref}.',
        'Close the tabs, return the magazines, and let one unfinished sentence remain unfinished without a comment.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Enough has been said about it, in every tone and to everybody{ref}.',
        'Stop retelling, pick the version that is both true and short, and go on to a subject that makes you curious.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'An old tenderness that had turned into guard duty may be relieved{ref}.',
        'Let the grown ones carry their own umbrellas, wash the spare cup, and keep its handle turned toward the door.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You have kept the past warm on a back burner for a long while{ref}.',
        'Turn off the gas, taste it once more, tell someone what it used to mean, and soak the pot.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        "A show that depended on one person's applause has played out its season{ref}.",
        'Bow to the empty row, laugh, and take the costume home for parties at which you are simply loved.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'The insistence on being special to somebody can be hung up{ref}, like a crown that pinches.',
        'Do something generous unseen, and let the month end on a quieter sort of pride.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'The correcting of one thing has gone on past the point where it improved{ref}.',
        'Put down the red pencil, date the final version, and send it off with the crooked comma still in it.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Worrying over trifles has done its share of useful work and may now knock off{ref}.',
        'Fold the last cloth, tick off the list as it stands, and sit down with your hands open.',
      ],
    },
  ],
  Libra: [
    {
      view: 'decision',
      sentences: [
        'Weighing, comparing and asking around have come to their polite end{ref}.',
        'Name the side you are on in one calm sentence, and let anyone who is disappointed be so in peace.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'A harmony that you alone were holding up, smiling, may be set down{ref}.',
        'Say what you would have preferred, thank them for the dance, and see whether the music goes on.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'Something has been taken apart down to its last screw{ref}, and there is no more to find.',
        'Sweep the pieces together, keep one, and bring the rest out of the house after dark.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'The watching and the waiting for a slip can be given up this month{ref}.',
        'Tell the other what you know, without a trap in it, and loosen your own jaw first.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'A great plan has been announced at enough tables{ref}.',
        'Either buy the ticket by the last day of the month, or fold it away merrily and stop packing for it in your sleep.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The search for the one answer that explains it all has arrived at a good inn{ref}.',
        'Unsaddle, tell what you saw on the road, and let the last hill belong to other travelers.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'A climb has come to its end at a ledge with a decent view{ref}.',
        'Sit down, count what it took, and take off the list the two peaks that only vanity had put there.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Severity toward yourself has served its full term with good conduct{ref}.',
        'Sign its release, hand back the uniform, and keep only the watch, which was always quite useful.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'Standing apart on principle has made its point by now{ref}.',
        'Step back into the photo, at the edge if you like, and drop one rule that nobody but you was breaking.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'An experiment in living otherwise has brought in its results{ref}, the odd ones included.',
        'Write them up in ten lines, tell your fellow conspirators, and switch off what is still humming.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'A long drifting comes to shore{ref}, without any bump.',
        'Wring out your sleeves, give back the feelings you only borrowed, and write down the one thing you saw out there.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'An illusion you were fond of is thinning like mist on a pond{ref}.',
        'Let it go at its own pace, hum something, and look kindly at the plain bank behind it.',
      ],
    },

    /** Beginnings of a month, by sign. */
  ],
}

export const monthOpensBySign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'A beginning stands at the curb with its engine running{ref}.',
        'Get in before you have thought of every reason, and steer by the first thing that makes your pulse go faster.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Courage comes back to the muscles this month, somewhat ahead of any plan{ref}.',
        'Pick one thing that scares you slightly, do it early, and tell people only when it is over.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'kitchen',
      sentences: [
        'Something may be planted now that grows slowly and tastes of itself{ref}.',
        'Prepare the ground well, water at the same hour each day, and enjoy that there is nothing to hurry.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'A steadier, plainer comfort begins to be possible{ref}, one you could lay your hand on.',
        'Choose one object, one meal, one regular hour that is good enough to last, and build around it.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'friendship',
      sentences: [
        'Curiosity finds a new playmate this month{ref}, a subject or a talker or both in one.',
        'Ask the second question too, lend out your favorite book, and allow yourself to change the topic twice.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Two small beginnings are better than one large one at present{ref}.',
        'Start both on the same morning, switch when you are bored, and note which of them you talk about at lunch.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'love',
      sentences: [
        'Some shy, warm thing would come out if the light were kept low{ref}.',
        'Offer it soup rather than questions, stay near, and let trust grow at the pace of a stray cat.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'A nest of some sort can be started{ref}, for people, for plans or for your own feet.',
        'Gather what is soft, draw the chairs together, and ask one more person in than usual.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Something in you is ready to be shown in good light{ref}.',
        'Pick the color, learn the lines, invite three people who clap easily, and enjoy yourself from the first minute.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Delight opens this month like a door onto a terrace{ref}.',
        'Step out, give a compliment with your whole face, and create one thing that has your hand all over it.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'A craft, learned in small true steps, is ready to take you on{ref}.',
        'Sharpen the tool, practice the first grip until it is dull, and keep a log of what got better.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Order can begin again at a single drawer this month{ref}.',
        'Sort it by what you reach for, clean the corners with a brush, and let its good sense spread on its own.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'A fairer way of being two starts with a small courtesy{ref}.',
        'Ask before you assume, meet halfway across the bridge, and bring something pretty to mark the spot.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your sense for proportion has new things to work on{ref}: a room, a guest list, a dispute between friends.',
        'Try one graceful change, step back four paces, and ask another pair of eyes.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'Depth is on offer to whoever stays past the easy part{ref}.',
        'Choose one subject or one soul this month, go down with a lamp, and come up when you have touched the floor.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You could begin something that you mean entirely{ref}, with no spare exit kept for later.',
        'Tell hardly anyone.',
        'Put your whole weight on the first plank, and feel that it carries.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'The road goes on past where you usually turn around{ref}.',
        'Follow it for an afternoon, learn ten words of whatever they speak there, and bring your appetite home unfinished.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Confidence comes round in boots, laughing, and would like you along{ref}.',
        'Say the hopeful thing first, treat a stranger as a host, and aim a bit beyond what you can see.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'A long piece of work can have its foundation laid this month{ref}.',
        'Dig deeper than looks necessary, set the first stone straight, and tell the calendar when you will be back.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Taking yourself at your word becomes easier, and more cheerful{ref}.',
        'Make one promise so sober that it bores you, keep it four times, and only then make the next.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'An idea from the far end of the table turns out to be workable{ref}.',
        'Try it in miniature, with two unlikely allies and a date for laughing about it if it fails.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Freedom opens in a small place, such as the hour after lunch{ref}.',
        'Do there what nobody expects of you, in your own fashion, and let the rest of the day keep its rules.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'A softer tide is setting in, and ideas float on it{ref}.',
        'Stay near music or water, keep a jar for what drifts up, and do not ask any of it yet what it is for.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Compassion has more room this month, yourself included in it{ref}.',
        'Sit with someone without advice, forgive a clumsy sentence, and go to bed while the feeling is still kind.',
      ],
    },
  ],
}
