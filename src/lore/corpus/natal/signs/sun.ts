import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const sunInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'desk',
      sentences: [
        'Nobody has said who goes first, and you are already standing{ref}.',
        'Beginnings wake you: the empty page, the new phone number, the first mile.',
        'Whoever walks the ninth mile beside you is doing the part you cannot, and ought to hear it by name.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'An argument clears your head the way an open window does{ref}.',
        'You say it, it is said, you would like to eat now.',
        'Others are still holding the sentence you let go of: pick it up with them before you pass the bread.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Asked to think it over for a week, you have decided by the elevator{ref}.',
        'Often you are right.',
        'The week was meant for the others, two of whom now have twice the work because of your quick yes.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'decision',
      sentences: [
        'Salespeople find you restful, and then they find you gone{ref}.',
        'You touch the table, sit on the sofa, go home, come back on another day and sit on it again.',
        'What is bought that way stays for twenty years.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Most mornings you walk the same way for the sake of one particular tree{ref}.',
        'The pleasure is that it is still there.',
        "When a plan is changed over your head you don't argue: you go on walking the old way, and it can take people a season to notice.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'What you make, you make to be held: a loaf, a gate, a budget that adds up{ref}.',
        'Being praised for the idea leaves you cold.',
        'Let somebody see the thing while the glue is wet, because their hands may be good for more than clapping.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'crowd',
      sentences: [
        'In line at the bakery you know by the third person who has a new dog and why the road is closed{ref}.',
        'Passing things on makes you glow.',
        'Keep one piece of news to yourself tonight, until you have found out what you think of it.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'There are nineteen tabs open, and you can say what every one of them is for{ref}.',
        'The work gets done between two of them, fast, while you are on the phone.',
        'On Friday you close them all with one click, and by Monday the same three are back.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Your day has side doors: a quick question here, a borrowed book there, a different way home because the conversation went that way{ref}.',
        'Staying the same person from morning to night strikes you as a waste.',
        'Whoever meets you at nine and at five may compare notes.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'crowd',
      sentences: [
        'At a party you find the kitchen{ref}.',
        'There you are entirely yourself, a wooden spoon in your hand and two people telling you about their mothers.',
        'Later someone in the living room asks whose party it was, and half of them name you.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Colleagues bring you the problem and stay for the second half, about the move and the sister{ref}.',
        'Under your lead a team grows a shelf of mugs.',
        'Speak in the meeting too, before they have all left: you know more than the minutes do.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Pride, with you, has an address{ref}.',
        "You can show the nail a grandfather's hat hung on, and the table everyone is meant to come back to.",
        'Asked what you want to be, you answer with who will be there; answer once with only yourself in the sentence.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'The rehearsal is fine, and then the first guest walks in and you are suddenly twice as good{ref}.',
        'Eyes feed you, and you give the meal back with interest.',
        'On the one evening when nobody comes, you play for the usher.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Your presents are events: a hired rowboat, a song with their name in it, half the street in on the secret{ref}.',
        'You want to see the face.',
        'Something quieter is harder for you and goes further, such as letting them pick the restaurant and saying it was good.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Everything you make gets signed, even a memo, even a sandwich{ref}.',
        'When somebody else presents it as theirs, you go home and pace the hall.',
        'Put your name on page one before it leaves your desk, and the hall can rest.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'You find the comma that turns the contract around, and you find it at ten to six{ref}.',
        'Being needed for that is your idea of glory.',
        'Send one thing out this week with the second-best wording, and see whether anybody writes back to complain.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        "In other people's bathrooms you straighten the towel{ref}.",
        'It is how you greet a place.',
        'The day went well when something works at the end of it that squeaked in the morning, and you hardly care whether anybody knows who held the oil can.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Nobody gets a birthday speech from you; they get their bicycle back with the brakes done{ref}.',
        'Compliments make you look for the catch.',
        'You examine them later, alone, like a check somebody has already paid.',
      ],
    },
  ],
  Libra: [
    {
      view: 'decision',
      sentences: [
        "The menu goes around, and you want to hear everyone's order first{ref}.",
        "That isn't dithering.",
        'You are arranging a table where no two have the same dish and everyone may reach across; order first, one evening, and let them arrange themselves around you.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Give you either side of a quarrel and you will say the best sentence of the other one{ref}.',
        'People leave your couch feeling justly treated, and a bit puzzled about where you stand yourself.',
        "Say it at the door: 'By the way, I think you are wrong.'",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The email takes forty minutes because it has to be true and also nice to receive{ref}.',
        'It usually is.',
        "Work goes best with someone else's desk pushed up against yours, and on the days when that desk is empty you polish instead of finishing.",
      ],
    },
  ],
  Scorpio: [
    {
      view: 'desk',
      sentences: [
        'Everyone has signed off on the report, and you want to see the numbers it was made from{ref}.',
        'You go down to the archive in person.',
        'What you bring up changes the meeting, and the one person who blushes would have been glad of a word in the corridor.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'At a dinner for ten you talk to one person, and by dessert that person has told you why they really left{ref}.',
        'About yourself you have said almost nothing.',
        'Offer one true thing in return before the bill comes.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'When you are done with something you are done: the instrument sold, the number deleted, the boxes out on the curb{ref}.',
        'For months beforehand nobody saw a thing.',
        'Tell someone, in the middle of those months, what you are thinking of ending.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'habit',
      sentences: [
        'The appointment is at three, and at ten to three you are explaining to a stranger why everybody should see that valley once{ref}.',
        'You arrive late, with a recommendation.',
        'Leave the house before the story, not after.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Shown a task, you ask what it is for{ref}.',
        'Without an answer your pen wanders; with one, you work through lunch and carry half the floor along.',
        'Your boss has begun to notice that it is the same pen.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Promises come out of you at full gallop: the trip, the loan of the cabin, the job for a cousin{ref}.',
        'You mean every one.',
        'Write them down the same night and cross out two, and the ones left standing will be kept with a flourish.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'You read the terms.',
        'Then, for years, you do exactly what was agreed, and one day people notice that the place is yours{ref}.',
        'Try to notice it a little before they do, on an ordinary afternoon, with your feet up.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In the photograph of the team you are at the edge, holding what has to be carried afterward{ref}.',
        'Even in school it suited you to be older than your age.',
        'Those who stay to fold the tables with you find out how funny you are.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'A number is written on the inside of a cabinet in your kitchen: laps, pages, a sum put by{ref}.',
        'It goes up slowly and nobody knows.',
        'Tell one friend the number; a climb with a witness is no less yours.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'The whole table agrees, and something in you leans back{ref}.',
        'Before you know whether they are wrong you have found the case they forgot.',
        'On good evenings the forgotten case is somebody in the room, who looks for you afterward by the coat rack.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your birthday list has a plumber, a retired judge and somebody from an online forum about moss{ref}.',
        'They have only you in common.',
        'You treat all of them alike, and one or two have been waiting to be treated a little better than alike.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Given a rule, you want to meet whoever made it{ref}.',
        'You will follow it gladly once it turns out to be clever; otherwise you design a better form and hand it in unasked.',
        'Find out first how many people will have to fill in yours.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'desk',
      sentences: [
        'The plan said one thing, and at eleven in the morning the light came in differently and you followed that{ref}.',
        'The result is often lovely and cannot be explained to accounting.',
        'Asked for the same again, you would have to wait for the light.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In company you take on the accent, the tempo, nearly the opinions{ref}.',
        'It makes you easy to talk to.',
        'On the stairs going home you wonder who was there, so keep one preference unbent all evening, even if it only concerns olives.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Ask where you see yourself in five years, and you describe a smell of salt, a long table and some music through a wall{ref}.',
        'It is a real answer.',
        'Find out what such a place costs in rent, and you have the beginnings of a plan.',
      ],
    },
  ],
}
