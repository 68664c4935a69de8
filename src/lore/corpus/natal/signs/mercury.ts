import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const mercuryInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'quarrel',
      sentences: [
        'You answer before the question has found its verb{ref}.',
        'Meetings get shorter with you in them.',
        "Now and then the verb would have changed everything, so wait out the other person's breath and then be as fast as you like.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Emails of yours have one line and no greeting, and they were written standing{ref}.',
        'The right people love it.',
        "The others spend an afternoon wondering what they did, and a 'Hi' costs you two letters.",
      ],
    },
    {
      view: 'decision',
      sentences: [
        'First ideas are your good ones, and the second hour of a discussion finds you counting ceiling panels{ref}.',
        'Write the idea on the board before the others sit down.',
        'After that you can afford to let them walk around it.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'habit',
      sentences: [
        'A question gets its answer from you a day later, and then the answer holds{ref}.',
        'What you know, you learned by hand: the knot, the recipe, the chord that takes the fourth finger.',
        "Say 'tomorrow' when they ask, so that the silence has an end to it.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Instructions on a screen slide off you; print them, and you have them for good{ref}.',
        'Somewhere there is a folder from twenty years ago that still gets consulted.',
        'Opinions are kept in it as well, and one or two could do with airing.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        "They explain it a third time, faster, and you say 'Yes, I understood', and do not move{ref}.",
        'Understanding was never the matter.',
        'You want to see it work once, on a small scale, with your own flour.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'habit',
      sentences: [
        'The sentence you began at the mailbox ends in the hallway, about something else, and both halves were interesting{ref}.',
        'Four chats are open on your phone, and you are funny in every one.',
        'The fifth, the serious one, has been waiting since Sunday.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Manuals bore you, yet you know a bit of how everything works, because you asked whoever was up on the ladder{ref}.',
        'You connect what the second floor said with what the fourth floor needs.',
        'Neither of the two knows how it got so lucky.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In an argument you can hold both ends, and by the middle you may have changed over for the fun of it{ref}.',
        'The other person was not playing.',
        'Say which end is yours before you pick up the second one.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        "Names of strangers' children, the song at the gas station, what the sky did when it was said: all of it stays with you, filed under how it felt{ref}.",
        'When somebody recalls it differently, ask what the day was like for them before you correct it.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        "A memo from you begins with 'I hope your mother liked the trip'{ref}.",
        'Ideas come to you over a saucepan sooner than in a conference room, aloud, with something to stir.',
        'In the conference room the mother comes first as well, and the point catches up with everyone in the corridor.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'The tone reaches you first, the words about an hour later{ref}.',
        "So you answer a sigh, and the other person says 'But I only asked about the train.'",
        'Have them write to you when it matters: on paper you both get to hear the question.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Your version of the trip has a villain, a pause and a last line{ref}.',
        'Those who were there enjoy it most.',
        "When one of them breaks in with 'It was only a raccoon', you wait, kindly, the way one waits for a siren to pass.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You do your thinking in front of people{ref}.',
        'With faces before you the argument lines up; alone with the slides it sulks.',
        'Slide four gets rewritten while you are talking, and nobody knows but you.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Having said it out loud, in front of people, you would rather be consistent than right{ref}.',
        'It makes your word worth a good deal.',
        "Keep one phrase ready for the other days, perhaps 'I like your idea better', and deliver it in the same voice.",
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'In a list of two hundred addresses your eye goes straight to the wrong zip code{ref}.',
        'Errors call out to you.',
        'The person who typed the other hundred and ninety-nine would like to hear about those first.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You rehearse the phone call, both parts, while scrubbing a pan{ref}.',
        'By the time you dial, the real one is shorter than the rehearsal.',
        'Leave the voice at the other end a little room to surprise you, starting with the greeting.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Ask you how to do something and you ask six questions back, and the seventh is the answer{ref}.',
        'Friends send you their leases.',
        'They also send you their love letters, and there it helps to say what is beautiful before you mark the page.',
      ],
    },
  ],
  Libra: [
    {
      view: 'habit',
      sentences: [
        "You begin with 'I see what you mean', and you do{ref}.",
        'Then comes the but, so well dressed that some people discover it only on the way home.',
        'Put it a bit earlier in the sentence when something has to be decided by noon.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Drafts pass through your hands and come out with the elbows taken in{ref}.',
        'You hear what the reader will hear.',
        'Your own letter, the one about the raise, has been polished until it asks for nothing: send version two.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'To learn your own opinion you call someone who holds the opposite one{ref}.',
        'The two of you go through it as if laying out tiles, and at the end there is a pattern.',
        'By then you have nearly changed places.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'habit',
      sentences: [
        'Pauses are what you read{ref}.',
        "Someone says 'No, go ahead, take it', and you have already noted the hand that stayed on the box.",
        'Mostly you are right, and for the rest a plain question would save a week of collecting evidence.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        "An answer of the kind 'It has always been done that way' keeps you at the office until nine{ref}.",
        'By then you know who started it and why.',
        'Hand over the finding together with a way out of it, or people will only recall the flashlight.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'One sentence of yours in a quarrel can still be heard next winter{ref}.',
        'It is accurate, and you knew where to put it.',
        'Keep it behind your teeth for a night; by morning most of it can be said with the point turned down.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'habit',
      sentences: [
        'Every second sentence of yours enters a new country{ref}.',
        'You explain the tax form by way of the Vikings, and it is the first time anyone has understood the tax form.',
        'Box 14 is still empty: fill it in before the Vikings sail on.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You say what is true, cheerfully, at the buffet, with the person in question two feet away{ref}.',
        'No harm was meant.',
        'Half of those people thank you a year later, and the other half have changed buffets.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Books lie face down all over your place, each at the page where the idea came{ref}.',
        'You learn by the big arc.',
        'When somebody asks for the source, go back and look: it often says something smaller, and better.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'You speak last in the meeting, and people pick their pens up again{ref}.',
        'It comes in three points, with a deadline.',
        'Once in a while give them point one while it is still soft; they would like to have had a hand in it.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        "No message from you ends in 'just wondering'{ref}.",
        'You write when there is something to settle, with the time, the place and who brings the folder.',
        'One that settles nothing, sent to an old friend at lunch, would be read twice.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Somewhere in school you decided not to raise your hand until you were sure{ref}.',
        'It gave you a dry wit and a firm grip on the facts.',
        'Half sure is also an answer: try it out on someone who cannot grade you.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'desk',
      sentences: [
        "The idea arrives whole, in the shower, and by the time you are dry you can't say how you got there{ref}.",
        'Others want the steps.',
        'Walk them back from the end, the way you would explain a magic trick to a child, and they will stop calling it weird.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "To 'Everyone knows that' you reply 'Do they?' and look it up{ref}.",
        'Talk with you tends to leave the road and find a better one.',
        'In the back seat somebody is still on the weather.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'When feelings run high you get very interested in definitions{ref}.',
        "What exactly do we mean by 'late'?",
        'It is your way of keeping the room cool, and to the other person it is a draft: give the feeling one sentence first, then define.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'habit',
      sentences: [
        'The question you answer is the one that was under the question{ref}.',
        "Asked for the time, you say 'Don't worry, they'll wait.'",
        'It is uncanny, and the person still has to look for a clock, so throw in the number as well.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Ask you for the route and you say left at the smell of the brewery, then down until it feels like a village{ref}.',
        'Pictures are your grammar.',
        'For people who travel by street names you draw it on a napkin, with the dog.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You lose the umbrella and the name of the street, and you can hum what was playing{ref}.',
        'Learning goes in by the ear, half asleep, through the margin.',
        'Put the one thing that must not get lost on the back of your hand, and let the rest float.',
      ],
    },
  ],
}
