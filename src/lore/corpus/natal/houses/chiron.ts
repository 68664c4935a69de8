import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const chironInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'You still know which remark about your ears or your walk it was, and who laughed{ref}.',
        'It made you quick to see a stranger shrinking in a doorway.',
        'Say hello to that stranger as you would have liked to be greeted, and stay beside them until the first laugh.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "Introducing yourself, you hurry over your own name as if it were somebody else's turn{ref}.",
        'Yet people who feel out of place settle near you within minutes.',
        'Say the name slowly, twice a day, to anyone at all; it hurts a little less each time it is heard.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Paying for your own lunch feels easy, being paid makes you look at your shoes{ref}.',
        "Somewhere your worth got a crack, and you glue everyone's but yours.",
        'Tell a friend what they should be charging, then repeat the speech before a mirror with the numbers changed.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You keep the broken ones: the cup, the chair, the radio that only gets one station{ref}.',
        'Having things that were rejected lets you breathe.',
        'Mend one of them so that the seam shows, and use it for guests, since the seam is what you know most about.',
      ],
    },
  ],
  3: [
    {
      view: 'memory',
      sentences: [
        'A teacher corrected you in front of the class, or a brother always finished first, and your sentences still look over their shoulder{ref}.',
        'It made you a rare listener to slow talkers.',
        'Speak third instead of last in the next round, and leave the end of the sentence open.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Before sending two lines to the neighbors you ask somebody whether they sound stupid{ref}.',
        'They never do.',
        'Be that somebody for others, it comes to you with a gentle hand, and for every text you calm, send one of your own unread.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        "The guest who doesn't know where to put their bag is noticed by you first{ref}.",
        'Feeling at home was a thing you had to learn by hand, like knitting.',
        'Choose one chair of your own and sit in it daily with nothing to do, until the wood takes you for granted.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'There is a room in your past that you describe differently each time, and leave quickly{ref}.',
        'What was missing there you now hand out: a towel, a blanket, a question asked twice.',
        "Ask someone to hand it to you, and don't get up to help.",
      ],
    },
  ],
  5: [
    {
      view: 'desk',
      sentences: [
        'A drawing of yours was once used as a coaster{ref}, by someone who meant no harm.',
        "Since then you applaud other people's beginnings with real tact.",
        'Draw badly, on cheap paper, for as long as the kettle takes, and put it up where the coaster would have been.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'At the dance you look after the coats, and everyone with a heartache finds you there{ref}.',
        'Joy makes you feel watched.',
        'Go out onto the floor for one slow song with a person who dances worse than you, and let them be grateful.',
      ],
    },
  ],
  6: [
    {
      view: 'body',
      sentences: [
        'You know more about backs, sleep and oats than you ever wanted to, and others come to you with theirs{ref}.',
        'The advice is good.',
        'Follow one piece of it yourself, the easiest, and skip the inspection: your body has been graded often enough.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'A mistake at work can visit you in the shower years later{ref}.',
        'So you leave kind notes for the new ones, where the switch is, what to say on the phone.',
        'Write one addressed to you in your own first week, and pin it up among the rosters.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        "You can tell across a restaurant which couple isn't speaking, and what the one on the left would need{ref}.",
        'At your own table you find no words.',
        'Use the sentence you would have given them, as it stands, before the plates are cleared.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'When a partner steps back, you hear a train leaving{ref}.',
        "You know the platform well, and have held other people's hands on it.",
        "Say 'I need to know when you are coming back', which is a smaller question than the one your stomach is asking.",
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        "To accept a loan, a lift, half of somebody's sandwich, you first have to earn it in your head{ref}.",
        'Something shared once came with hooks.',
        'Borrow a thing of no value from a kind person, return it late, and pay attention to how nothing is held against you.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        "What can't be said in daylight is said to you, since you don't look away{ref}.",
        'You learned not to by having had to look.',
        'Afterward do something for the one who listened: change the sheets, make cocoa, write one line about your own night.',
      ],
    },
  ],
  9: [
    {
      view: 'desk',
      sentences: [
        'Difficult things get explained beautifully, and then you add that you never properly studied them{ref}.',
        'The missing diploma pricks.',
        'Leave the second half of the sentence out three times in a row, and see whether anyone asks; mostly they want to know what happens next.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'A belief let you down once, by being too small for what had happened{ref}.',
        'You have been gentle with doubters since.',
        'Go and see some place that has kept its bells or its books for centuries, ask for nothing, and stay for the whole of an hour.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'At the award ceremony you are the one who knows how the runner-up feels{ref}.',
        "Being visible has its bruise in you, so you manage others' careers with a sure hand and your own with the lights off.",
        'Apply for a thing with your name on it, and let a friend hold the flashlight.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Somebody who counted shook their head at what you wanted to become{ref}.',
        'You became good at encouraging latecomers.',
        'Tell one of them, over coffee, what it was, the first wish, in its original size; said aloud it may turn out to be still available.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'You remember the bench at the edge of the schoolyard, and you go to sit beside whoever is on it now{ref}.',
        'A group can still make you feel lent.',
        'Ask for a job that gives you a reason to be there, the door, the music, and then outstay the job.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        "You see at once who hasn't been told the joke, and you tell them{ref}.",
        "Belonging is your craft because it wasn't your luck.",
        "Start something small for people who don't join things, four chairs and a pot of tea, and take one of the chairs.",
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        "There's an ache that comes in the afternoon and has no story{ref}.",
        'You treat it in others by keeping them company until it lifts.',
        'Sit down with yours in the same way: no remedy, no podcast, a window, and your hand flat on the table.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You apologize to furniture, and comfort people in elevators{ref}.',
        'A sorrow that may not even be yours taught you to feel the temperature of strangers.',
        'Keep one kindness back each day, the last one, and spend it on the person who locks up.',
      ],
    },
  ],
}
