import type { House } from '../../../house.ts'
import type { Wording } from '../../../wording.ts'

export const saturnInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'body',
      sentences: [
        'You stand like someone waiting to be inspected, heels together, even at a bus stop{ref}.',
        'Serious as a child, you grow younger as you go.',
        'Sit down on a low wall somewhere and swing your legs; nothing you have built depends on your keeping still.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Before you give an opinion you look it over for loose threads{ref}.',
        'People learn to wait, and then to write it down.',
        'Offer one unfinished remark a day, on socks or weather, so that they meet the person who does the looking over.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Your change is sorted, and the good coat is worn only on days that deserve it{ref}.',
        'Having enough is a wall you build by hand, course by course.',
        'Decide at what height it is a wall, and spend the bricks left over on something that only pleases.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your fee is named in a voice that expects a raised eyebrow{ref}.',
        'So you add hours until the sum feels earned twice.',
        'Say the figure, close your mouth, and look at the plant on the sill while the other person breathes; most of them just nod.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'You draft the text message{ref}.',
        "A casual word from you has been through two versions, and the neighbors know that when you say 'eight' it will be eight.",
        'Send something with a spelling mistake to someone who loves you, and leave it uncorrected overnight.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Being the older one, or the one who had to explain, taught you to speak only when sure{ref}.',
        'You still raise a finger slightly before talking.',
        'Ask a brother, a cousin, an old schoolmate what they were hoping to hear from you back then, and say it.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'You know the age of the boiler and where the main valve is{ref}.',
        'Home, for you, is first of all something that has to hold.',
        'Choose one evening when nothing gets checked, and use the room you keep for later as though later had come.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Growing up, you heard the floorboards and could tell by them how the evening would go{ref}.',
        'You became the one with the steady hands.',
        'Build the missing thing now, at your own speed: a table that is laid for no reason, on an ordinary day.',
      ],
    },
  ],
  5: [
    {
      view: 'crowd',
      sentences: [
        'At the lake you guard the towels while the others jump{ref}.',
        'Fun has to be set up correctly, and by the time it is, they are dry.',
        'Go in first once, badly, with noise, and let the towels look after themselves.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your sketchbook has numbered pages, and nobody has seen them{ref}.',
        'You make things slowly and well and judge them as if they were for sale.',
        "Show page nineteen to one person who can't draw, and ask only what they like about it.",
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'After the cleaner has wiped the counter, you wipe it{ref}.',
        'Work is where you prove it, daily and in detail, and you are rarely thanked because nothing ever goes wrong.',
        'Let a small thing stay undone in plain sight, and see that the roof keeps its place.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The same breakfast, the same stretch, the vitamins laid out in their little boxes{ref}.',
        'Your body is a workshop with regulations.',
        'Add one that says the workshop closes: twenty minutes in the middle of the day, door shut, tools down, no exceptions.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'You read a person for a year before you commit{ref}.',
        'And then you stay, through moves and moods.',
        'Tell them during the year that you are reading, and let them see a few pages of you in return, even the ones with corrections.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In an argument with someone close you become the department: procedure, precedent, tone of voice{ref}.',
        'Underneath, a promise is being checked for cracks.',
        'Come out from behind the desk and name the promise; it takes one sentence, and they may have been keeping it.',
      ],
    },
  ],
  8: [
    {
      view: 'money',
      sentences: [
        'Sharing an account, a secret or a bed, you look first for where the exit is{ref}.',
        'Depending on people has to be learned like swimming.',
        'Lend something you would miss, for a fixed time, to somebody careful, and practice the days in between.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        "You settle things before they are due: the folder marked 'just in case' has tabs{ref}.",
        'It calms those who find it.',
        'Put something unserious in there as well, a letter with a joke, a recipe, proof that you had a person in mind besides the order.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'Beliefs have to show you their papers{ref}.',
        'You cross a border late, with the right visa, and stay longer than the people who cheered at the airport.',
        "Take one trip, or one book, for which you haven't prepared, and let it contradict you until the last page.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        "The degree you started, or didn't, still sits in the back of the class and takes notes{ref}.",
        'You learn like a mason.',
        'Enroll in something with an exam at the end, or teach the thing you know without a diploma, to three people, properly.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'They put you in charge because you were already counting the keys{ref}.',
        'Your climb is slow, and nobody has to hold the ladder.',
        'Write down what you want the position for, in one line, and read it each time you are offered a heavier one.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Being looked at by a teacher, a father, a row of aunts made you straighten up early, and your career still stands at that angle{ref}.',
        'It has carried a lot.',
        'Ask which of them you are working for now, and whether they ever wanted it.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'You have few friends and know all their birthdays by heart{ref}.',
        'At gatherings you are the one with the list, the van, the deposit.',
        'Turn up at one where you are responsible for nothing, hands in your pockets, and stay until it stops being strange.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Groups make you wait at the edge, reading the statutes{ref}.',
        'Once inside, you keep the whole thing running for a decade.',
        "Tell them in the second week what you hope for yourself, since a treasurer's wishes are easily taken for the club's.",
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Alone at last, you find a supervisor in the room, and it is you{ref}.',
        'Even rest gets a form to fill in.',
        "Close the day with a sentence that begins 'it was enough that', written by hand, and don't check whether it was.",
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You carry things quietly that others would have put in the newsletter{ref}: the worry about a brother, the fear before the speech.',
        'It looks like strength and it is heavy.',
        'Choose one listener with a good chair, and hand over a third.',
      ],
    },
  ],
}
