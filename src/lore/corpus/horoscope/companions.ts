import type { AspectPoint } from '#sky/aspects.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'

// Companions of the question of a week or a month: signs by which the reader recognizes it.

export const pointCompanions: Record<AspectPoint, string[]> = {
  sun: [
    'You will notice it where you have chosen for yourself and then look round to see who saw.',
    'The true answer is likely to be shorter than your usual explanation of yourself.',
    'It asks for a decision that you could sign with your full name.',
    'Watch for the moment when you make yourself smaller than the chair.',
  ],
  moon: [
    'Your body answers first, in the neck, the stomach or the hour at which you wake.',
    'You need not explain the answer to anybody, only act on it once.',
    'It comes up late in the day, when being brave has become tiring.',
    'Look at what you reach for when nobody is there to be comforted but you.',
  ],
  mercury: [
    'It helps to say the answer aloud before you know whether it is one.',
    'You have half of it in writing already, in some message that was never sent.',
    'Somebody near you has asked it before, and you changed the subject.',
    'The first clear wording will come while you are busy with something else.',
  ],
  venus: [
    'Your hands know it before you do: look at what they reach for twice.',
    'It is a matter of taste, and of saying so in company.',
    'Something that costs little has given you more than something that cost a lot.',
    'You will be polite about it until you notice that nobody had asked you to be.',
  ],
  mars: [
    'You will feel the answer in your legs, as a wish to get up.',
    'It wants a first step, and puts up with a clumsy one.',
    'Irritation is a fairly good map here, if you read it before you use it.',
    'There is more force in you for it than you have lately had a use for.',
  ],
  jupiter: [
    'The answer is larger than your habit, and smaller than your daydream.',
    'You may catch yourself promising before anybody has asked.',
    'Look at where you are generous without keeping count.',
    'Something that has gone well is ready to be trusted with more.',
  ],
  saturn: [
    'It will not be hurried, and neither should you be.',
    'A part of the load is habit, and can be found by setting it down for a day.',
    'The answer has a date in it, or it is no answer yet.',
    'What you would do for ten years anyhow is a good place to look.',
  ],
  uranus: [
    'It announces itself as boredom, which is easy to take for tiredness.',
    'The odd idea that you waved away on the stairs belongs to it.',
    'One small change will tell you more about it than a great deal of thinking.',
    'You will recognize the answer by how awake it makes you.',
  ],
  neptune: [
    'It comes sideways, in a tune, a dream or a page that you did not mean to read.',
    'You do not have to be clear about it yet, only honest.',
    'Tiredness and longing look alike from here, so sleep before you decide which it is.',
    'Part of the answer is something that you have stopped expecting.',
  ],
  pluto: [
    'It lies under something practical, a key, a sum, a password.',
    'You know the answer, and have been waiting for it to become convenient.',
    'Whatever makes you suddenly very calm is close to it.',
    'It cannot be settled by being in the right.',
  ],
  asc: [
    'A stranger may show you more of the answer than an old friend.',
    'It is asked in the first half minute, before you have arranged your face.',
    'Look at what you put on when nobody is going to comment.',
    'Some part of how you greet people belongs to a younger you.',
  ],
  mc: [
    'The answer can be written on a card, if you leave out the titles.',
    'It is asked in public, though the one who has to hear it is you.',
    'Think of the one piece of work that you showed around without being asked.',
    'You will be seen doing something, and may as well choose what.',
  ],
}

export const houseCompanions: Record<House, string[]> = {
  1: [
    'Shop windows bring it up, and so does the way your name is said.',
    'The answer shows in your shoulders before it reaches your words.',
    'It asks for one change that you can wear, walk or say out loud.',
    'Nobody else can begin this for you, which is the good news about it.',
  ],
  2: [
    'It turns up in a drawer, on a receipt or at the bottom of a bag.',
    'The answer can be counted, and is friendlier than the guess.',
    'Look at what you would carry out of the house first, and what you would leave.',
    'One plain number does more for it than a good intention.',
  ],
  3: [
    'Somebody drops half of the answer on the way, between two doors.',
    'It is answered in few words and to the right person.',
    'A call of five minutes would settle more than an evening of thinking.',
    'Listen to what you keep telling people as if it were not important.',
  ],
  4: [
    'It waits for you with your shoes off, in the room where you are least polite.',
    'The answer has to do with a lamp, a chair or a door that should close.',
    'Somebody older has lived with the same question, and may like to be asked.',
    'Whatever you do first when you come in is a part of the reply.',
  ],
  5: [
    'Wherever time goes by without your having looked, it is near.',
    'The answer has no use, and that is how you can tell it.',
    'It wants to be tried out before it is understood.',
    'Think of what you did for hours when you were ten.',
  ],
  6: [
    'It comes up before nine in the morning, with the thing you always search for.',
    'The answer is a small habit and not a great plan.',
    'It can be found out with a pencil, in the course of one ordinary day.',
    'Your body has an opinion on it and has been giving hints.',
  ],
  7: [
    "Somebody else's raised eyebrow is where it first shows.",
    'The answer needs two people, and the second has to be asked.',
    'Notice with whom you finish your sentences, and with whom you do not.',
    'What bothers you about the other person may be half of the answer.',
  ],
  8: [
    'Splitting a bill or keeping a secret will remind you of it.',
    'The answer takes trust, which can be handed over in small amounts.',
    'Look at the thing that both of you know and neither mentions.',
    'It gets lighter as soon as a second person has a copy.',
  ],
  9: [
    'A conversation that began with the weather may end there.',
    'The answer may be in a book that you own and have not opened.',
    'It helps to look at your own street as a visitor would.',
    'Somebody who believes something else can tell you more about it than a friend.',
  ],
  10: [
    'The next time somebody asks what you do, listen to your reply.',
    'The answer is a direction, and leaves the speed to you.',
    'Think of the work you would do again without being thanked.',
    'One visible step says more about it than an excellent plan.',
  ],
  11: [
    'It has a way of turning up in messages to more than one person.',
    'The answer is a name, or three of them.',
    'Notice after which company you walk home faster.',
    'What you would gladly do for nothing, with others, is close to it.',
  ],
  12: [
    'Its time is the quarter hour before you fall asleep.',
    'The answer does not come while it is being watched.',
    'A free hour will do more for it than a finished list.',
    'What you keep apologizing for may be what you need.',
  ],
}

export const signCompanions: Record<Sign, string[]> = {
  Aries: [
    'The answer is short, and easier given on your feet.',
    'There is something that you would rather do now than later, and that is a hint.',
    'A clumsy start is worth more here than a good reason to wait.',
    'You will know it by how fast you get your shoes on.',
    'Ask who would be cross about it, and whether that is a reason.',
    'The longer you explain it, the less it was the answer.',
  ],
  Taurus: [
    'The answer can be touched, and has been within reach for some time.',
    'Slow is allowed, as long as it moves.',
    'Imagine the room empty, and see what you would miss.',
    'Whatever you could do with your hands in your lap is probably not it.',
    'The answer tastes of something, so do not swallow it whole.',
    'You have been over the price often enough, and may look at the thing itself.',
  ],
  Gemini: [
    'Ask three people, and notice which reply you were hoping for.',
    'The answer changes while you say it, and the second version is better.',
    'Follow what you cannot help looking up.',
    'It will be easier to find with a pen in your hand than with a frown.',
    'You have said the opposite lately, quite well, and may compare.',
    'Somebody will mention it in passing, on their way to another subject.',
  ],
  Cancer: [
    "The answer smells of somebody's kitchen.",
    'When the rain starts, notice of whom you think.',
    'It has more to do with being at ease than with being right.',
    'Look in the drawer where you keep what cannot be thrown away.',
    'You have been protecting it so well that you have not seen it for a while.',
    'Ask it in the evening, when the lamps are on and nobody needs feeding.',
  ],
  Leo: [
    'The answer is warmer than modesty allows.',
    'There is something that you would love to be asked about, and it is close to that.',
    'Somebody is waiting for you to go first, with a little flourish.',
    'If it makes you stand up straighter, you are close.',
    'You would answer it at once if a child asked.',
    'Think of whom you would like to have in the front row.',
  ],
  Virgo: [
    'The answer is small, and can be finished before supper.',
    'Something that you have straightened three times is trying to tell you.',
    'A list would help, provided that it has an end.',
    'Half of it is known, so write that half in the left column.',
    'You can tell the answer by how little there is left to correct in it.',
    'It has been lying on the pile all along, third from the top.',
  ],
  Libra: [
    'The answer needs another voice, and then your own.',
    'Suppose that both sides were pleased already, and then choose.',
    'It is settled in a tone, before it is settled in terms.',
    'Try both replies on, in front of a mirror that does not flatter.',
    'You already lean a little, and the other person can see which way.',
    'The pleasant answer and the true one are nearer to each other than you think.',
  ],
  Scorpio: [
    'The answer lies one question further down.',
    'What you would rather not be asked is a good guide.',
    'Silence has taken it as far as silence can.',
    'You will feel it as a small drop in the voice, yours or theirs.',
    'Half of it has been guessed, so you may as well say the rest.',
    'What you would defend without being attacked has something to do with it.',
  ],
  Sagittarius: [
    'The answer is outdoors, at least for the first mile.',
    'Laughing at your own caution is a sign that you are near it.',
    'It is easier to aim for something far than to tidy up what is near.',
    'Ask it loudly on a hill, and hear how much of it comes back.',
    'You have told the story of it already, with the ending left open.',
    'The answer does not fit into the trunk of a small car.',
  ],
  Capricorn: [
    'The answer has to stand for a while, so give it a base.',
    'Leave the praise out of it, and see whether you still would.',
    'It is one course of bricks, and then another.',
    'Put a year on it, and look at which answers are still standing.',
    'It is likely to be the one that comes with sore feet and a view.',
    'Somebody you respect would nod at it, and say nothing.',
  ],
  Aquarius: [
    'The answer looks odd at first, and sensible a few days later.',
    'Think what you would suggest to a friend, and then be that friend.',
    'It is all right to be the only one who sees it this way, for now.',
    'Turn the question upside down and see which half falls out.',
    'The answer belongs to more people than you.',
    'You would have laughed at it three years ago, which speaks for it.',
  ],
  Pisces: [
    'The answer comes when you have stopped pulling at it.',
    'Your shoulders drop when you come near it.',
    'It asks for less, and for a longer pause.',
    'Sleep on it in the literal sense, and note the first thing you hum.',
    'You will catch it from the corner of your eye, next to something lovely.',
    'There are no words for it yet, and a color would do.',
  ],
}
