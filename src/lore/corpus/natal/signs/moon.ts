import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const moonInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'habit',
      sentences: [
        'A bad mood leaves you fastest through the legs: down the stairs, twice around the block, back before the coffee is cold{ref}.',
        'Ten minutes later you have forgotten it.',
        'The people who were in the room are still stepping around the place where it landed.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Home, when you were small, was wherever you could shout and still get dinner{ref}.',
        'To this day you trust the friend who snaps back more than the one who goes quiet.',
        'Somebody polite can worry you for a week.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Sitting still with a feeling only makes it louder.',
        'So you start something: a hook in the wall, a fast walk to nowhere, a fight with the weeds{ref}.',
        'Half of what hangs on your walls went up on evenings when you were sad, and it hangs straight enough.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'kitchen',
      sentences: [
        'The soup has to be the same soup, in the blue bowl, at the end of the counter where your elbow knows the edge{ref}.',
        'Then the day can be discussed.',
        "Asked about your feelings before you have eaten, you say 'fine' and mean 'not yet'.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'Fabric decides a good share of your moods.',
        'The sweater with the worn cuffs goes on the moment you are in{ref}, and whoever wants you out again after eight needs a better reason than fun.',
        'Keep one evening a week open to being talked into it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Hurry you, and you slow down; raise a voice, and you turn into furniture{ref}.',
        'It is a way of waiting until the floor stops shaking, and it works.',
        'Say when you will be ready to talk, in hours, so that the other person is not left arguing with a sideboard.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'habit',
      sentences: [
        'Three calls before breakfast are how you find out what you feel{ref}.',
        'The third person you tell hears the true version, because the first two helped you edit.',
        'By evening you have forgotten all three, and the first two are still worrying about the draft.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'An empty apartment with the radio on is company enough; with the radio off it starts to press.',
        'At night you read three pages each of four books{ref}, and the pile by the bed is less a plan than a railing to hold.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Tenderness, coming from you, is a photo of an odd shop sign with four words under it{ref}.',
        'When the messages of someone you love get shorter, your dinner stops tasting of anything.',
        'Ask what is going on before you have composed three theories.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        'Someone is having a hard week, and by six there is something in your oven with their name on it{ref}.',
        'You remember who hates raisins.',
        'Who feeds you on such days is a question you answer with a wave of the dish towel, and it deserves a real name.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Boxes move with you from apartment to apartment, the school notebooks and the ugly clock included{ref}, and you can say which shelf each of them stood on.',
        'The past is where you go to warm up.',
        'Give one thing from it away to somebody who will use it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'When hurt, you walk sideways: the answer turns short, the hallway gets tidied, and the story comes out on Thursday about something else{ref}.',
        'People who love you have learned to listen to how you put down a plate.',
        'The first sentence, said on the first day, would spare them the listening.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'By the time the cake is cut you have told the story of the missed ferry with all the voices{ref}, and now you are at home here.',
        'A room that laughs with you does what sleep does for others.',
        'On flat days tell it to one person: one is enough of a room.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'There is a drawing you made at six that somebody hung up, and another that nobody did, and you could still say which was which{ref}.',
        'Praise goes in deep.',
        "So does the lack of it, and 'Tell me what you liked' gets you further than an afternoon of sulking beautifully.",
      ],
    },
    {
      view: 'love',
      sentences: [
        'Cooking for someone means candles, the good plates, an entrance with the pan{ref}.',
        'What you want back is that they look up.',
        'When they answer a message during the first bite you go cold with perfect manners, and it would be warmer to hold out a hand for the phone.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'habit',
      sentences: [
        'After bad news you clean the refrigerator, shelf by shelf{ref}.',
        'Jar by jar the world gets smaller and can be wiped, and somewhere around the mustard you notice what it is that hurts.',
        'Sit down at the mustard, and stay there a minute.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Care, when it comes from you, comes with a list: the platform number, the spare charger, the sandwich without onions{ref}.',
        'Most people take the list for a list.',
        'They find out years later, from somebody else, that you do this for hardly anyone.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your stomach reads the calendar before you do{ref}.',
        'Two late dinners and a skipped walk, and by Wednesday everything your colleagues say sounds slightly wrong.',
        'After the second night of going to bed at ten, they have all improved.',
      ],
    },
  ],
  Libra: [
    {
      view: 'habit',
      sentences: [
        'Two people at the table stop speaking to each other, and your appetite is gone before theirs{ref}.',
        'You pass the salad, you find the remark both can laugh at.',
        'A silence of more than a minute looks to you like an empty glass.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Alone in front of the paint samples you like all of them; with someone beside you, you know at once{ref}.',
        'A feeling comes clear to you against another face.',
        'Before you ask for that second opinion, write the first one on the back of the card.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Before you can rest, the armchair has to move a foot to the left and the newspaper has to go{ref}.',
        'An ugly room keeps you awake like a dripping faucet.',
        'It is fair to spend an hour on flowers, and also fair to fall asleep in a mess once.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'quarrel',
      sentences: [
        'What was said in the car that winter you still have, word for word, with the wipers going{ref}.',
        'You have not mentioned it since.',
        'Bring it up once, in daylight, and ask what was meant: the other person may have lost the whole scene.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Small talk about how you are gets a small answer.',
        'The real one is told late, with the light off{ref}, to a person who has told you something first.',
        'Few ever get that far, and those who do find that nothing they say makes you flinch.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'New people get watched for a while: how they speak to the waiter, what they do with a secret that cost them nothing{ref}.',
        'Only then do your shoulders come down.',
        'Tell the ones who are passing that they are passing, since nobody else in the room knows there is a test.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'habit',
      sentences: [
        'On gray days you look up flights{ref}.',
        'You rarely book: the map, open beside the butter, does most of the work, and by the second cup you are cheerful again in a city you have never seen.',
        'Book one in ten.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In the middle of a sad conversation you find the joke, or the moral{ref}, and the door to the feeling swings shut behind it.',
        'It helped you as a kid.',
        'These days it is mostly the other person who gets left on the sad side of it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The best room of your childhood had wheels or a horizon: a back seat, a field, an atlas on the rug{ref}.',
        'A week with only errands in it makes you short with people who have done nothing.',
        'Walk up to where you can see far, then call them back.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'memory',
      sentences: [
        'Early on you found out that being useful made the house quieter, and you became very useful{ref}.',
        'Help still has to be offered to you twice, because at the first offer you are already carrying the box.',
        'Put it down for the second.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Sunday evening has a shape: shirts, calendar, the bag by the door{ref}.',
        'Others call it work; your shoulders drop while you do it.',
        'It goes wrong only when a feeling turns up without an appointment and is asked to wait for a free slot.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Affection from you looks like a filled tank and a form handed in on time{ref}.',
        'You say the words seldom, and when you do, you look at the road.',
        "Whoever knows you has learned to hear it in 'Did you check the tires?'",
      ],
    },
  ],
  Aquarius: [
    {
      view: 'solitude',
      sentences: [
        'When it gets too close you go out on the balcony, or into a problem about bicycle gears{ref}.',
        'From there you can like everybody again.',
        'To you it is air; from inside the room it looks like leaving, unless you say when you will be back.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Put among six strangers in a stairwell with the power out, you are calm, even warm{ref}.',
        'Put across from one crying friend, you look for the fuse box.',
        "Mostly they don't want it fixed: sit on the step below and say nothing clever.",
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You were probably the kid who watched the family as if it were a documentary{ref}.',
        'The notes were good.',
        "Even now a feeling reaches you with a delay of about a day, so answer 'Can I tell you tomorrow?' and then, tomorrow, do tell them.",
      ],
    },
  ],
  Pisces: [
    {
      view: 'body',
      sentences: [
        "You come home from the bus with a stranger's sadness on you like the smell of fried onions{ref}.",
        'Change your shirt, run the water, put on the one album that works.',
        'Whatever is still there after that is your own.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Sleep is where you settle up with the day, and you use more of it than you admit{ref}.',
        "An unset alarm, a song on repeat, a bath gone cold around a book: nobody else would call that an afternoon's work.",
        'Afterward you know what you felt.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friends tell you the thing they did not mean to tell, usually while you are looking for your other shoe{ref}.',
        'You never asked.',
        'Before you take it home with you, say how long you can listen tonight, in minutes, and stand up when the time is over.',
      ],
    },
  ],
}
