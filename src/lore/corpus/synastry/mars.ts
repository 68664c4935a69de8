import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Mars, and what it meets in your partner. */
export const marsSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'Push the right way and {partner} goes twice as far{ref}.',
          'Your impatience lends legs to what {partner} wants to be, and the application is out before lunch.',
          'Check now and then that the goal is still theirs, and breathe while they answer.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A dare from you makes {partner} taller{ref}.',
          'On the badminton court or at the open microphone, your heat and that pride pull at one rope.',
          'Shout for them from the sideline once, with empty hands.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Whatever {partner} announces on Monday, you have half done by Tuesday{ref}.',
          'The plan gets an engine, and your drive gets a place to go.',
          'Ask for the thanks out loud, since good engines are easily overheard.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Courage is lent here without interest{ref}.',
          '{partner} knows where to go, you know how to start, and the cold lake is entered at a run.',
          'Pick one thing this month that both put off, and set the alarm.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Two hands close on one steering wheel{ref}.',
          "Your 'come on' strikes {partner} as an order, the refusal strikes you as a challenge, and the parking spot is gone.",
          'Decide before the trip who drives out and who drives back.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Winning against {partner} at cards leaves a cold table{ref}.',
          "You played hard because you like it, and somebody's worth was suddenly in the pot.",
          'Play on one side for a change, against people who can bear it.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          "Heat comes into {partner}'s quiet room with you{ref}: the window flung up, the pan banging, appetite for six.",
          'It can feel like being woken or like being defended.',
          'Ask at the threshold which of the two is wanted tonight.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Whoever makes {partner} cry will hear from you{ref}.',
          'Your anger stands guard before the tears are dry, and sometimes it is the guard that frightens.',
          'Bring a blanket first, and ask whether anyone is to be scolded at all.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'When {partner} is low, you do something{ref}: bleed the radiator, fetch the prescription, walk the dog twice.',
          'Care with its sleeves rolled up is understood here as care.',
          'Stay afterward for ten minutes without a tool in your hand.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Old comforts of {partner}'s give you something to fight for{ref}, the creaking bench, the recipe nobody wrote down.",
          "You repair what they can't bear to lose.",
          'Ask for the story while you sand the armrest.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          'Rest, to {partner}, is a closed door and an untouched cup{ref}, and your footsteps in the hall sound like a question.',
          'Nobody is being lazy or rough.',
          'Take your restlessness around the block, and knock when you return.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A raised voice is weather to you, and to {partner} it is a leak in the roof{ref}.',
          'You have forgotten it by supper, while the bucket is still standing there.',
          'Come back on purpose and say in a low voice what you wanted.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Say it and it is done{ref}: a half-sentence of {partner}'s in the elevator is enough to make you pick up the phone.",
          'Thought and deed leave together.',
          "Ask 'are we thinking or doing?' before you dial, and wait for the answer.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Debates with {partner} make your ears warm{ref}, and both of you rather like it.',
          'Point, counterpoint, a palm on the table for fun.',
          'Agree on a word that ends the match, so that the cutlery can rest as well.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Directions from {partner} are the only kind you follow{ref}.',
          'They find the gap in the traffic and you are already through it.',
          'Use it on something dull, the tax folder or the attic, and celebrate when the last box is labeled.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Blunt questions do well between you{ref}.',
          'You ask {partner} straight out, a quick clear answer comes back, and no one needs a week to be sure how it was meant.',
          'Put the awkward one on the table this Sunday.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'Before {partner} reaches the verb you have started the car{ref}.',
          'Details feel like brakes to you, and being cut short feels to the other like a torn page.',
          'Keep your hands in your lap until the sentence has its period.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Words spoken hot stay legible with {partner}{ref}, who can quote you by date and hour.',
          'For you they were sparks.',
          'Write the angry message, let it lie over lunch, and send the three lines that are still true.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          "Between your wanting and {partner}'s liking there is hardly room for a coat{ref}.",
          'You come in quickly and are met with a smile.',
          'Ask what would be enjoyed, tonight in particular, and let the answer set the speed.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People notice a spark when you reach past {partner} for the salt{ref}.',
          'Your directness makes their charm bolder, and the charm takes the edge off your jokes.',
          'Use the joint effect to get the whole table dancing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Your hands crack the lobster, {partner} makes the sauce{ref}.',
          'Force finds a taste it likes to work for, and the rough part of any pleasure falls gladly to you.',
          'Sit down before it cools, and let yourself be served.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Carrying the secondhand dresser home pleases you, because {partner} loved it in the window{ref}.',
          'Effort feels well spent when somebody beams at the result.',
          'Find out what they have been walking past lately, and bring the straps.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Straight at it is your way, and {partner} likes a pleasure to approach by the garden{ref}.',
          'A hand held out too fast gets a polite smile.',
          'Pour something, ask about the day, and let yourself be beckoned.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Harmony, for {partner}, is worth a small untruth{ref}, and you smell it and go after it like a terrier.',
          'The nice mood is the first thing to go.',
          "Say that you'd like the unpolished answer, and promise not to win with it.",
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'One hill, two sprinters{ref}.',
          '{partner} speeds up because you do, you because {partner} does, and the picnic is left behind at the bottom.',
          'Race if you like, and agree at which tree the racing ends.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Tempers light each other like matches in a box{ref}.',
          'It is loud, honest and over soon, leaving you and {partner} oddly refreshed and the neighbors less so.',
          'Take the next one outdoors, where walking uses up the rest.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Give this pair a wall to paint{ref}.',
          '{partner} starts at the window, you at the door, and the rollers meet without anybody having given orders.',
          'Have the next wall in mind, since idle arms between you turn to sparring.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'In a contest with {partner}, you come home stronger and not sore{ref}.',
          "The other's pace pulls yours along by just the useful inch.",
          'Sign up together for something with a finish line, and share the oranges.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          'Four elbows and one cutting board{ref}.',
          'You chop your way, {partner} chops faster in another, and the onion is the only one allowed to cry.',
          'Divide the meal by courses, not by steps, and stay off the other half.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Now' and 'like this' come from both sides at once{ref}, and neither fits the other.",
          'When {partner} presses the gas, you find the brake under your own foot.',
          'Take turns by the week, and grumble only on Sundays.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'A small idea of yours becomes an expedition{ref}.',
          'You want to move, {partner} believes it will be marvelous, and by evening there is a rented van.',
          'Before you load it, ask who is looking after the tomatoes.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Appetite doubles{ref}: you run ten minutes, {partner} says the view is better from the top.',
          'Heat from you, faith from them, and knees that will complain tomorrow.',
          'Turn around while you are both still singing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Where you would force the lock, {partner} finds it open{ref}.',
          'Your courage gets a wider road, their good hopes get feet.',
          'Bring them the plan you fear is too big, and ask which half to begin with on Monday.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Cheering is a skill, and {partner} has it{ref}.',
          "Your effort, whether at the barbell or the thesis, is met with 'of course you can' and a sandwich.",
          'Give some of that force back by hauling one of their boxes.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'You go fast, {partner} goes large{ref}, and between the two of you the camping weekend has acquired a boat.',
          'Someone should hold the list.',
          'Cross out a third of it together, and do the rest with all your strength.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Advice makes you kick{ref}, above all the well-meant kind that {partner} gives from the sofa about how it could be done on a grander scale.',
          "Say 'lend me a hand or lend me quiet', and accept either with thanks.",
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Your foot is on the gas, {partner}'s on the brake, and the car is the same{ref}.",
          'Driven well, it takes any mountain road, and driven badly it smells.',
          'Agree on the pace at the bottom, and on who may call a halt.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Strength gets a timetable near {partner}{ref}.',
          'What you used to do in one furious night is now done on six evenings, and it holds.',
          'Let them see you finish, and let yourself be seen angry at evening four.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'You knock the old tiles off, {partner} has measured the new ones{ref}.',
          'Force and patience share the thermos.',
          'Choose a job that needs both this season, one day for the hammer and three for the level.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'Do it, and do it Thursday' is {partner}'s sort of blessing{ref}.",
          'Your impulse comes out of that conversation with a date, a budget and dry shoes.',
          'Bring the next one early, while it is still jumping about.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "A 'not like that' from {partner} catches you in mid-swing{ref}.",
          'You hear a gate fall, they hear something about to break.',
          'Ask which single rule matters most, keep that one to the letter, and claim free hands for the rest.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Waiting for {partner} to be sure makes your jaw ache{ref}.',
          'Every check of the stove feels like a vote against you.',
          'Give the impatience a job, such as carrying the bags down, and name the minute of leaving beforehand.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Something short-circuits pleasantly{ref}: you were ready to jump, and {partner} has just moved the floor.',
          'Whole days turn at a red light.',
          'Keep a packed bag and one fixed promise, feeding the cat for instance, that survives any turn.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Rules loosen when you take {partner}'s wild idea and simply do it{ref}.",
          'The table gets wheels, the meeting is held on the roof.',
          "Try it out small on a Wednesday before you saw anything that can't be glued.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Dullness gives up early{ref}.',
          "{partner} says 'what if', you already have one arm in your jacket, and the errand ends at a street fair.",
          'Leave one free evening in each week so that there is somewhere for this to happen.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A way around is what {partner} sees when you would ram the wall{ref}.',
          'It saves you strength and gives them someone who dares to try it.',
          'Take the matter you are stuck on for a walk together, and turn where you never turn.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'Just as you get going, {partner} changes the game{ref}.',
          'Your push meets an empty place and you stumble into it, cross with both of you.',
          "Ask for an hour's notice of new rules, and grant that they need not be explained.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Pressure turns {partner} into a closed window with the curtain moving{ref}.',
          'The harder you press for an answer, the further off it comes from.',
          'State your wish once, go and fix your bicycle, and let the reply find you there.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'memory',
        sentences: [
          "On {partner}'s behalf you will storm a castle that may be made of mist{ref}.",
          'It is lovely to fight for a dream, and tiring if nobody knows its address.',
          'Ask for one thing you can actually carry, and carry that.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Strength goes soft near {partner}{ref}, like rowing where a river widens.',
          'You swim, dance or paint better together than you argue.',
          'Choose movement to music over a plan with points, and see what your arms knew.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{partner} hums something without an end, and you get up and build it a stage{ref}.',
          'Imagination on that side, muscle on yours.',
          'Finish one little dream of theirs this month, the shelf for shells or the poem read aloud.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Gentleness makes you brave here{ref}.',
          "When {partner} aches for someone left out, it's you who crosses the room and says hello.",
          "Go on pairing that heart with your legs, on a soup shift or at a lonely neighbor's door.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You push, and there is no wall{ref}: {partner} says yes, drifts, forgets, and your anger finds nothing to hold.',
          'Lower your voice and make it smaller, a single request with an hour to it.',
          'Then ask to hear it back.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Late again, with a sorrowful smile, and your fury feels like kicking a cloud{ref}.',
          'Give {partner} a starting time and yourself a book.',
          'What you wanted was to be met, so let that be your first sentence.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'quarrel',
        sentences: [
          'Anger goes to the root here{ref}.',
          'You poke at a small matter, the dishwasher perhaps, and strike the place where {partner} keeps an old vow.',
          'Both are strong in that cellar, so step up to the kitchen before either of you decides anything.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Sparring with {partner} leaves you more awake than coffee does{ref}.',
          "Your will meets one that doesn't blink, and neither has to hold back.",
          'Use it on a heavy thing outside of you both, a stump or a stuck cause.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Half measures stop interesting you{ref}.',
          '{partner} sees what you are really after, below the shouting, and your effort suddenly has a floor to stand on.',
          'Tell them the true aim in one sentence, then begin with the hardest tenth.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'For clearing out a basement there is no better team{ref}.',
          '{partner} knows what has to go and you have the arms to lift it.',
          'Choose one old matter this month, carry it to the curb, and wash your hands together.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'A locked room in {partner} makes you want a crowbar{ref}.',
          'The more you rattle, the more quietly the bolts go in.',
          'Put the tool down where it can be seen, say what you hoped to find, and leave the door its handle.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Who yields first has become a sport{ref}: over the thermostat, the route, the last word at night.',
          'You fight in the open and {partner} in depth.',
          'Give one point away on purpose this week, and keep no count.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Near {partner} you walk faster, and so does {partner}{ref}.',
          'Your push reaches them through the skin, as a hand between the shoulder blades.',
          'See to it that it stays a tailwind, and let them choose the street.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'First meetings left a scorch mark{ref}: you came in strong, and {partner} still imitates it at dinners.',
          'Something in your manner makes them square their shoulders.',
          'Offer a slower entrance now and then, with the jokes at half volume.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'A trail, a court, a stage to put up{ref}: wherever bodies are needed, you and {partner} fall into step.',
          'Your start suits their stride.',
          'Meet for doing instead of talking this week, and notice how much gets said by the way.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Mornings go well when you wake {partner}{ref}, because your 'up we get' has the right weight for those shoulders.",
          'Let them set the second half of the day in return, including how long one sits.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          "Your pace steps on {partner}'s heels{ref}, on the stairs and at the buffet, and the way they stop to look around makes you growl.",
          'Go ahead as far as the corner, and wait there with a cheerful face.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A clap on the back can be a collision{ref}.',
          "You mean 'good to see you', and {partner}, who was still arriving, tenses from the neck down.",
          'Begin with a word from two steps away, then see who comes closer.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s name goes up a rung when you shake the ladder{ref}.",
          'You make the call they have put off, you elbow a place on the program.',
          'Ask first whether they want to be pushed this month, and in which direction.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "In front of {partner}'s colleagues your temper is a flag{ref}.",
          'Everybody sees whose side you are on, and sees it from afar.',
          'Be fierce about the work, never about the person across the table, and let them answer for themselves.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          "Ambition of {partner}'s gives your strength an address{ref}.",
          'You carry the samples, rehearse the hard talk, set the chairs out in rows.',
          'Ask which task would free their best hour, take that one, and do it without improving the plan.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'At deadlines you are the one {partner} calls{ref}.',
          'You come with sleeves up and ask only where the boxes go.',
          'When it is done, say what you would like pushed forward in your own life, and hold the pen out.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "What counts for {partner}'s good name costs you your patience{ref}: the phone at dinner, the careful mail read through six times.",
          'Leave the work itself in peace.',
          'Ask for an hour with a clear beginning, and be there.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'You want it settled tonight, over the dishes{ref}, while {partner} has a speech to prepare, or a shift at five.',
          'Offer a day and a time, write it down, and dry the pans with vigor.',
        ],
      },
    ],
  },
}
