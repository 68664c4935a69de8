import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        'Your seriousness gets taken for reliability, which is what you meant by it.',
        "Saturn in the first house keeps your face in reserve until it's sure, and people often fill in the blank with disapproval.",
        'Speaking first takes care of that.',
        'Said plainly and without a smile to sell it, a kind remark of yours carries more weight than charm would.',
      ],
      task: "Tell someone you've been reserved with the one thing you respect about them.",
    },
    2: {
      says: [
        'A limit on money is easier to live with once it has a number.',
        'Saturn in this house saves against a rainy day that it never quite defines, and so no amount is ever enough to relax on.',
        'Mercury does the defining.',
        "What's left above the line turns out to be yours to spend, a thought that takes some getting used to.",
      ],
      task: "Decide on the sum that would count as enough in reserve, and write it where you'll see it.",
    },
    3: {
      says: [
        "The form, the call, or the appointment you've been dreading takes less time than the dread did.",
        'You choose words carefully because Saturn in your third house expects to be held to them, which makes you slow with paperwork and very good at it.',
        'A bored official will for once be grateful to somebody who brought the second page.',
      ],
      task: 'Fill in one official form from top to bottom, and mark the single line you need to ask about.',
    },
    4: {
      says: [
        "You can be practical with family without sounding cold, which isn't true on most days.",
        'Saturn runs the household in your chart, so home is where you carry the most and mention it the least, and Mercury lets you give the plain version.',
        'The person at the other end gets to hear a date and a sum instead of a sigh.',
      ],
      task: 'Tell someone who shares your roof or your family what you can do for them, and by when.',
    },
    5: {
      says: [
        'Getting good at something you love means being a beginner at it on purpose.',
        "Saturn makes you shy about play, since in the fifth house it expects an examiner, and you've quit things that were going perfectly well.",
        'Mercury suggests a lesson instead of a performance.',
        'Half an hour of exercises, with mistakes nobody hears, is more fun than it has any right to be.',
      ],
      task: 'Practice the dullest basic step of something you enjoy for twenty minutes, and stop there.',
    },
    6: {
      says: [
        'A boring list does more for you than a good intention.',
        'Your Saturn keeps the routine going in all conditions and seldom asks whether each item still has a reason, while Mercury is all for asking.',
        "Somewhere in the week there's a duty that nobody else remembers assigning.",
        "It can go, and you'll be the last to miss it.",
      ],
      task: 'List your fixed weekly duties, and strike the one that exists only because it always has.',
    },
    7: {
      says: [
        'An agreement stated flatly turns out to be the romantic choice.',
        'In the seventh house Saturn is loyal and afraid of being the only one, so it likes to know where it stands before it leans.',
        'Ask without drama and the other person, who has been wondering the same, answers in the same tone.',
        "It's settled before either of you can dress it up.",
      ],
      task: 'Agree with one person on who does what this week, in words that both of you repeat.',
    },
    8: {
      says: [
        'What you owe, in money or in apology, can be cut into pieces that fit in a calendar.',
        'A debt weighs on your Saturn in the eighth house long after the other party has stopped counting.',
        'Mercury brings the question of how much and when, and you find that the answer is finite.',
        "Sleep tends to improve once a thing's finite.",
      ],
      task: "Write to someone you owe something, say how you'll return it, and name the first date.",
    },
    9: {
      says: [
        'One hard page, read properly, gives you more than a dozen easy ones.',
        "Your Saturn in the ninth house distrusts anyone who learned a thing quickly, yourself included, and won't offer an opinion before it has done the reading.",
        'Mercury is patient enough to do it with you.',
        "People may notice that when you finally say something about the subject, there's nothing to add.",
      ],
      task: 'Read three pages of something difficult twice, and write the argument in one sentence.',
    },
    10: {
      says: [
        "A modest statement of what you've done sounds exactly as solid as the work.",
        "Saturn in the tenth house would like the results to be noticed without anyone's having to mention them, and it has waited years on occasion.",
        'Mercury mentions them, with figures.',
        'The people who decide things had honestly believed that somebody else did it.',
      ],
      task: 'Tell the person who should know about a result of yours, in two sentences with one number.',
    },
    11: {
      says: [
        'An old friend is the right person for a sober question.',
        "With Saturn in the eleventh house you have few friends and keep them for decades, and you don't like to use one up on small talk.",
        'So skip it.',
        "They'll give you an opinion nobody younger in the friendship would dare to, and then tell you about their knee.",
      ],
      task: "Put one serious question to the friend who's known you longest, and take notes on the answer.",
    },
    12: {
      says: [
        'A vague guilt turns out, when you make it speak, to be about a particular and rather small thing.',
        'Saturn sits in the twelfth house of the chart like a clerk behind frosted glass, recording offenses that you never get to read.',
        'Mercury asks for the file.',
        "It's an unanswered invitation and a plant, and both of them can still be seen to.",
      ],
      task: 'Put a name to the thing you feel vaguely guilty about, and do the smallest repair it allows.',
    },
  },
  presses: {
    1: {
      says: [
        'You sound sterner than you feel, and people adjust to the sound.',
        "With Saturn in the first house, you check every word on its way out, and only the ones that can't be faulted get through.",
        'What reaches the listener is correct and about as warm as a parking notice.',
        'They stand up straighter and tell you less.',
      ],
      task: "Let one needless, friendly remark into a conversation where you'd normally stick to the subject.",
    },
    2: {
      says: [
        'The small expense takes up as much room in your head as a large one would.',
        'Worry is thrifty with Saturn in your second house: it can make one late fee last for days, and Mercury keeps reading you the amount.',
        "The sum is real, and so is the hour it's costing you.",
        "You'd never pay anybody else at that rate.",
      ],
      task: "Pay the small bill that's nagging you, or dispute it, and then give it no further thought.",
    },
    3: {
      says: [
        "Your answer is complete, correct, and four words long, and somebody may now be afraid they've offended you.",
        'Saturn rations words among the people nearest to hand, with brothers and neighbors as with clerks, and Mercury under strain cuts the ration further.',
        "You were saving everyone's time.",
        "They're spending it on what you might have meant.",
      ],
      task: 'Add one sentence about your own day to the next short answer you send.',
    },
    4: {
      says: [
        "A conversation with family keeps to the agenda because no one trusts what's off it.",
        'With Saturn in this house, caring has always meant taking responsibility, so you ask about the furnace and the insurance and hang up with a list.',
        'They gave the answers you wanted and had hoped for a different question.',
        'So, for that matter, had you.',
      ],
      task: "Ask a relative one thing you don't need to know and couldn't do anything about.",
    },
    5: {
      says: [
        "The critic has arrived before there's anything to criticize.",
        'Pleasure has to pass an inspection with your Saturn in the fifth house, and Mercury, at a hard angle, does the inspecting aloud.',
        'You call the sketch childish, or the date awkward, in a voice that invites agreement.',
        'Anyone who likes it now has to contradict you first.',
      ],
      task: "Make or do something for fun, and say nothing at all about how it's going.",
    },
    6: {
      says: [
        "Everything takes as long as it takes, and you've been planning as if it didn't.",
        'Saturn in the sixth house says yes to the workload on principle, then Mercury adds up the hours and they come to more than there are.',
        "It's useful news, even in this tone.",
        "A schedule that's impossible on paper was never going to be saved by character.",
      ],
      task: 'Move one task to next week, and warn the person who expects it before they ask.',
    },
    7: {
      says: [
        "If you've been keeping an agreement the other person never heard about, it comes up now.",
        'Saturn takes partnership for a contract, and in your seventh house it can hold both signatures without ever showing anyone the page.',
        "Reproached for breaking a rule, they're likely to look honestly blank and say the one thing that makes it worse, which is that you should have said so.",
      ],
      task: "Tell one person a rule you've been expecting them to follow, and ask whether they agree to it.",
    },
    8: {
      says: [
        "When somebody offers to help, you tend to answer with reasons why it's not necessary.",
        "With Saturn in the eighth house, you don't like to owe, and a favor looks much the same to you as a loan at a bad rate.",
        'The offer was sincere the first time and polite the second.',
        "By the third refusal they've learned something about you that isn't so.",
      ],
      task: "Take the help that's been offered, in a small amount you choose yourself, and say when it's enough.",
    },
    9: {
      says: [
        'The bigger plan gets picked apart before it has had a chance to interest you.',
        'Saturn is where you keep your doubts about faraway things, courses, countries, belief in general, and Mercury produces the price and the waiting list.',
        'The objections are sound.',
        "They'd be just as sound about every good thing you've ever gone ahead with.",
      ],
      task: 'List what the big plan would really take, then write the first step that costs nothing.',
    },
    10: {
      says: [
        'A correction from anyone with a title is louder in your ears than in the air.',
        'Saturn stands guard over your reputation and takes a note on page two for a note on you.',
        'The person who made it has probably gone on to page three.',
        'They left it because they trust you with the details, a compliment in a language few people enjoy.',
      ],
      task: 'Make the correction you were asked for, report it in five words, and let it be finished.',
    },
    11: {
      says: [
        'Something you agreed to with people gets heavier as the date comes closer.',
        'Saturn makes groups feel like duty in this house, so your yes is slow and your presence punctual.',
        "Mercury would let you say that you're tired.",
        'Friends who know you would take an hour of you over a whole night of your sense of duty.',
      ],
      task: "Let the host or the group know how long you can stay, and don't give a reason.",
    },
    12: {
      says: [
        "What you won't discuss with anyone you're discussing severely with yourself.",
        'With Saturn in the twelfth house, you pass sentence on yourself in private, on evidence that anyone else would laugh at.',
        'You seem calm and a bit remote.',
        "Nobody thinks to object on your behalf, as they don't know there's a trial.",
      ],
      task: "Tell a friend the harsh thing you've been saying to yourself, and let them answer it.",
    },
  },
}
