import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Sun, and what it meets in your partner. */
export const sunSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'At a party the same person would tell the same story, and there are two of you{ref}.',
          '{partner} brightens at the questions you brighten at.',
          'Agree on the way there who gets the dinner table, and let the other one have breakfast.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Most plans need no explaining, because {partner} wants for reasons you know from the inside{ref}.',
          'Two captains agree happily until the map shows a fork.',
          'Write down one thing this month that is yours alone to steer, and ask which is theirs.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Good news is safe to carry home{ref}: {partner} hears what you finished today and grows a little taller along with you.',
          'Nobody has to shrink for it.',
          'Ask in return what they are proud of, before the shoes are off.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A free day with {partner} rarely needs a chairperson{ref}.',
          'You set out toward what matters to you, they toward theirs, and by evening the two roads turn out to share a bakery.',
          'Name a common aim while it is this easy.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Both of you mean 'let me show you who I am', and only one can be shown at a time{ref}.",
          'When {partner} holds forth, your own news starts to itch.',
          'Finish their story with a question before you begin yours.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'We always do it your way' can be said from either chair here, with equal conviction{ref}.",
          'What you are most sure of runs across the very thing {partner} is sure of.',
          'Take turns by the calendar, and keep no count in between.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          "Your entrance changes the temperature of {partner}'s kitchen{ref}.",
          'When you come in glad, they hum over the pan, and when you are set on something, their stomach has heard.',
          'Say at the door what sort of day it was, so nobody has to guess.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "What you want to become has found a chair in {partner}'s idea of home{ref}.",
          'They know from your step on the stairs how it went.',
          'Before you report, ask how their own afternoon felt, and let that answer be the longer one.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'After a tiring week {partner} rests better with you in the next room{ref}.',
          'Your plainness about what you want takes the guessing out of the air.',
          'Keep one evening for simply being there, with the lamp on and nothing announced.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Old worries of {partner}'s come out in your presence and look smaller{ref}.",
          'You light them without staring, the way a window does.',
          'When the next childhood story is told, leave its ending unimproved and sit through it together.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'By Friday you would like to be seen, and {partner} would like to be in socks{ref}.',
          'Neither wish is an insult to the other.',
          "Give the outing an end, ten o'clock for instance, and let the sofa be promised before you leave.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Certainty, in your voice, sounds to {partner} like being left out of the question{ref}.',
          "You believed you were only saying what you'd like.",
          'Look at their face after the first sentence, and make the second one something that can be answered.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'friendship',
        sentences: [
          '{partner} describes you better than you do{ref}.',
          'They catch in one remark what you were about to spend a year becoming, and repeat it to others in your favor.',
          'Correct a detail now and then, so that the portrait stays yours.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Half a sentence about your aim, and {partner} is already looking up the trains{ref}.',
          'Your wanting and their wording share one office.',
          'Make room on the agenda for what they think about when it has nothing to do with you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Questions from {partner} come from the helpful side{ref}: you hear yourself answer, and know what you want.',
          'Nothing is taken apart for sport.',
          'Bring the next big choice to a walk with them before you announce it to anyone else.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Three words and a bad drawing on the fridge, left there by {partner}, can straighten your back for a whole day{ref}.',
          'They put your intentions into a size that fits the hand.',
          'Keep the good notes in a drawer, with the dates.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'While you are still glowing with the plan, {partner} has found two errors in it{ref}.',
          'They checked a sentence, and you feel checked in person.',
          'Ask for the glow first and the corrections after supper, since both of them are worth having.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The table laughs when {partner} makes a joke about the thing you hold dear{ref}, and one person is late in joining.',
          'It was meant as wit and came down on your name.',
          "Say afterward, in ten words, which subject you'd like spared.",
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          "Exactly what you are happens to be to {partner}'s taste{ref}, including the old sweater and the laugh that carries across a street.",
          'Being liked for the obvious is restful.',
          'Say aloud what you find lovely in return, since glowing is no answer.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Beside {partner} you turn up as your better photograph{ref}.',
          'They like to show whom they like, and you have nothing against being shown.',
          'Go somewhere together once in which nobody is looking, in raincoats, and see what remains pretty.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Presents from {partner} fit{ref}, because they consider whom you are trying to be and choose for that person.',
          'Wear the scarf where they can see it.',
          'A thing worn to threads is the sort of thanks they understand best.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Where you bring the occasion, {partner} brings the tablecloth{ref}.',
          'Your birthday idea becomes pears, candles and the right four guests without a meeting about it.',
          'Leave the choice of music to them entirely, and say on Monday which moment you liked most.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'The thing you are proudest to show, {partner} would hang in the hallway{ref}.',
          'You buy what says who you are, and they buy what is pleasant to live beside.',
          'Give each of you one shelf that the other may not comment on.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You wait to be admired while {partner} is busy being fond of you{ref}, and fondness can look like too little from a stage.',
          'They warmed the plate, after all.',
          "Tell them once, plainly, when you'd like to hear 'well done'.",
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'An aim of yours is, for {partner}, a thing to be started by noon{ref}.',
          'You say where, they are already moving the furniture, and a great deal gets done at a run.',
          'Decide together which of your wishes are only wishes.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The walk gets faster when {partner} is beside you{ref}, and the talk does too.',
          'Their push sets light to your pride, in both senses.',
          'Choose something to carry, paint or beat at cards, so that all this heat has an object.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'When you hesitate at the edge of the pool, {partner} counts to three and jumps{ref}.',
          'There is no contempt in it, only company.',
          'Use that for the application, the phone call or the haircut you have been explaining since spring.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{partner} takes your side before asking what the side is{ref}.',
          "It does you good to have someone's sleeves rolled up on your behalf.",
          'Point them at the right problem, and thank them with something cold to drink when it is done.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'One word about how you do things, and {partner} takes the bait or you do{ref}.',
          'You defend your dignity where they only wanted it done now.',
          'Ask for five minutes, walk around the block, and return with the matter instead of the manner.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Being hurried makes you slow and grand{ref}, and seeing you slow makes {partner} jingle the keys.',
          'It has little to do with the time on the clock.',
          'Name your real departure minute aloud, then be in shoes at that minute.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'Whatever you want to be, {partner} can picture it larger{ref}.',
          'A wish for a small shop has a second branch before dessert.',
          'Enjoy the faith, and then choose the size yourself, with a pencil, at a table without wine on it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The pair of you fill a room and then invite the neighbors{ref}.',
          "Your wish to be seen meets {partner}'s generosity, and a modest supper becomes a festival.",
          'Let one weekend in four stay empty, and find out that nobody forgot you.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Tell {partner} your plan and it comes back with a window in it{ref}.',
          'They trust you before there is proof, which makes proof easier to bring.',
          'Pay some of it forward: say which of their large ideas you would bet a Saturday on.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Lunch is on {partner} again, along with a name you should call and a book{ref}.',
          'They give to who you might become.',
          'You need not match it coin for coin, only report back how the call went.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          'Applause from {partner} can tempt you one size beyond yourself{ref}, to the longer table and the grander announcement.',
          'They mean well, and they overshoot.',
          'Halve the plan, carry that half out properly, and then ask for the cheering again.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "'You could do so much more' is {partner}'s kindest sentence, and it arrives as a bill{ref}.",
          "Pride hears that today's version was not enough.",
          'Answer by showing one finished thing, and ask them to look at that before the horizon.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Under {partner}'s eye you check your work a third time{ref}.",
          'They take you seriously, which honors you and weighs something.',
          "Agree on what counts as done, in writing if need be, so that you may also stop and be praised for Tuesday's piece.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Somebody once taught you to stand straight, and {partner} has that person's patience{ref}.",
          'What you promise to become in their hearing, you tend to build.',
          'Promise slowly, and let them see the scaffolding as well as the facade.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Your large intention and {partner}'s calendar are good neighbors{ref}.",
          "They ask 'by when', and the thing you were proud of in theory gets a Wednesday.",
          'Thank them for that question, which sounds dry and is a form of belief.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'With {partner} you can want something for ten years{ref}.',
          "They don't clap early, and they are still there when the paint has dried.",
          'Show them the long plan, and take the one objection they raise as a beam to build on.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Mid-story, you catch {partner} looking at the clock and lose the ending{ref}.',
          'They were counting trams, while you were counting approval.',
          'Finish telling it anyway, then ask what they thought, because their praise exists and simply travels at walking speed.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "'Be realistic' falls on your best idea like a wet coat{ref}, and {partner} believes it was help.",
          'Ask what exactly could fail, and by when.',
          'A doubt with a date can be worked on, while a general one only dims the lamp.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'habit',
        sentences: [
          'Near {partner} you try things under your own name that the old you would have declined{ref}.',
          'They take your habits for rough drafts.',
          'Let them upset one this week, the route or the haircut, and keep another because you like it.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Nobody is less impressed by your role than {partner}{ref}, and few are more curious about what is behind it.',
          'It feels like a draft in a warm room, then like air.',
          'Ask them what they would have you quit.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          '{partner} hands you the odd option, the one nobody put on the list{ref}, and it suits you.',
          'Their freedom does not ask you to give up being yourself, only to try a different door.',
          'Walk through one on a day off.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'When you show up as you are, hat and all, {partner} is delighted{ref}.',
          'The stranger your idea, the sooner they pull up a chair.',
          'Save the unpolished ones for them, before sensible people have sanded off the corners.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Just as you have explained how it will be, {partner} remembers another engagement{ref}.',
          'To them a settled plan has no windows, and to you a changed one feels like being crossed out.',
          'Fix the hour only, and leave the place open until noon.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your pulse knows before you do that {partner} is about to change the subject, the city or the color of the hall{ref}.',
          'Being central is hard beside someone who keeps moving the center.',
          'Choose two things that stay put, and say so.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{partner} sees someone in you whom you have met only on your best evenings{ref}.',
          'It is sweet to be dreamed of so warmly, and a little lonely.',
          'Let them also see the tax folder and the bad temper, in daylight, and stay for coffee.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "Edges soften when you two sit by the water{ref}, and your firm 'I' becomes something nearer to music.",
          '{partner} feels your aims as if they were their own.',
          'Before you go home, say which wish belongs to whom.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          "You once mentioned a thing you'd given up, and {partner} still hums it{ref}.",
          'They keep your unlived wishes the way others keep seeds.',
          'Ask for one back, the piano or the island, and give it an hour on Sunday.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'To your clear purpose {partner} adds the picture that makes people care{ref}.',
          'You bring the title, they bring the light in which it reads well.',
          'Show them unfinished work, and take down what they say before they find the words too vague.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Asked straight out, {partner} says 'whatever you like', and you take it for consent{ref}.",
          'It was fog, with a wish somewhere inside.',
          'Wait a day, offer two choices you could honestly live with, and let them point instead of explain.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You wanted to be recognized, and {partner} has idealized someone with your coat{ref}.',
          'Disappointment then comes to both, at the same address.',
          "Tell them one plain fact about yourself each week, beginning with what you don't care for.",
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{partner} looks past what you present and asks about the basement{ref}.',
          'To be known that far down strengthens you and leaves little to hide behind.',
          'Decide which door is yours to open, say so kindly, and hand over the key to one other.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'After a year near {partner} you want different things, and want them harder{ref}.',
          'They press on whatever in you is only decoration.',
          "Keep a note of what you'd still choose with nobody pressing, and reread it before large decisions.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'When your nerve gives out, {partner} has a reserve tank{ref}.',
          "They don't cheer, they simply stay, and you find yourself able to finish the hard chapter.",
          "Tell them what you're really after, since they carry a true aim better than a tidy one.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Things you would confess to nobody get told in {partner}'s car with the engine off{ref}.",
          "They aren't shocked, and you come out more yourself.",
          'Return the favor by not brightening the mood too soon when they are the one talking.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Who decides is rarely what you quarrel about, and nearly always what it is about{ref}.',
          'You announce, {partner} goes quiet, and the quiet is strong.',
          "Ask what they are holding on to, and name the one thing you can't give up.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In company you feel {partner} knows which thread to pull{ref}, and your smile becomes careful.',
          'They may only be watching over you.',
          'Settle in private what is not to be told in public, and then hand your stories out freely.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'The first time {partner} came through a door, you thought of yourself{ref}.',
          'They move at the tempo of your own intentions, and wear on the outside what you mean within.',
          'Walk somewhere side by side today, and let them set the pace.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "People take the two of you for relatives{ref}, though it is only that {partner}'s manner looks like your will with a coat on.",
          'It makes you both surer at the entrance.',
          'Try arriving separately once, and compare notes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{partner} stands straighter when you are the one waiting at the station{ref}.',
          'What you are sure of lends their step some assurance, at no cost to you.',
          "Say something kind about how they look today, before saying where you'd like to go.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'First meetings go better for {partner} with you at their elbow{ref}.',
          'You know who you are in there, and it lets them be easy.',
          'Introduce them by a thing they do well, then step aside and fetch the drinks.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'The way {partner} enters a room is not the way you would have done it{ref}, too quietly or with too much scarf.',
          'Your pride feels involved, and they feel inspected.',
          'Comment on nothing for the length of one evening but the food.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You head for the middle of the floor, and {partner} has a different natural distance{ref}.',
          'Led by the sleeve, they lose their own pace.',
          "Agree at the coat rack on a sign for 'I need ten minutes at the window', and respect it.",
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s work leads in the direction you would point if asked where you are going{ref}.",
          'Your presence is good for their name, and their name lights yours.',
          'Ask to see the project itself rather than the praise for it, and offer one honest remark.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The invitation bears the name of {partner}, and people come expecting you as well{ref}.',
          'What you are fits neatly above what they do.',
          'Let some of their successes happen without your face in the picture, and applaud from the fourth row.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Before an interview {partner} would do well to have breakfast with you{ref}.',
          'You believe in the person, so the position looks less steep.',
          'Ask what they want to be known for in five years, and listen with both elbows on the table.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          "You remember the first version of {partner}'s ambition, the one on the paper napkin{ref}.",
          'Being reminded by you of why they began puts a floor under a gray working week.',
          'Mention it on a Monday, over the phone, in one line.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "A late meeting of {partner}'s always seems to fall on your evening{ref}.",
          "They're following a direction, and you feel like the thing moved to make room.",
          'Put the two dates that matter to you in their work calendar, with reasons, in March rather than in tears.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "Your idea of standing for something and {partner}'s idea of getting somewhere pull at one budget of hours{ref}.",
          'You ask who they are, and they answer with what they do.',
          'Praise a piece of that work before you ask for the weekend.',
        ],
      },
    ],
  },
}
