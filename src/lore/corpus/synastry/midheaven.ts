import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your midheaven, and what it meets in your partner. */
export const midheavenSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'On the door of your work there might as well be two names{ref}.',
          '{partner} brings it light and a face, and people remember the face.',
          'Let them host the opening if they like, and sign your own pages in your own ink.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "Your direction and {partner}'s pride point down one road{ref}.",
          'When your name is mentioned, they look up as if called.',
          'Tell them the next step before anyone else hears of it, and ask which part they would like to stand beside.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'In the third row sits {partner}, in a good jacket, and you speak better{ref}.',
          'What they are lends warmth to what you do, without asking for a share in the program.',
          'Point them out once, by name, before you thank the sponsors.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'That you aimed a little higher back then has to do with {partner}{ref}, who simply assumed you would.',
          'A belief like that works as a handrail.',
          'Write them a card on the anniversary of your first real job, with the whole story.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "The phone rings for your good name during {partner}'s big moment{ref}.",
          'You step into the hall, the candles go on burning without you.',
          'Leave it switched off until the cake is eaten, and tell the caller why.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Your week is told first at supper, since it comes with a title{ref}.',
          '{partner} waits with theirs until the pasta is cold.',
          'Turn the order around for the rest of the month, and ask questions that show you have been to the scene.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Your office has slippers, thanks to {partner}{ref}.',
          'Soup appears by the drafts, and the great decisions are made in a kitchen that smells of onions.',
          'Close the laptop while you eat there, for the soup was not meant for the company.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "A hard week of yours shows in {partner}'s sleep before it shows in your results{ref}.",
          'What you do out there is felt in here.',
          'Come home by a detour on such days, and leave the weather of the job under a tree.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Before important mornings {partner} lays out your scarf{ref}, and the day has a lining.',
          'You can stand high up because someone knows how you like your tea.',
          'Ask how their own morning will be, and warm the pot for it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{partner} keeps the first clipping, the name badge with the typing error, the odd fan letter{ref}.',
          'Your path has a home in their drawer.',
          'Go through it together on a rainy afternoon, and add something that did not work and was fun.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "The invitation says 'black tie', and {partner} has had a day for blankets{ref}.",
          'Your role calls from the one side, their need from the other, and you stand between in one shoe.',
          'Go for the speech only, name your return, and hold to the minute.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Success of yours leaves a quiet apartment behind{ref}.',
          '{partner} hears about you from other people, and is proud with a small stone in the shoe.',
          'Fix an evening that no one may book, and defend it as you would a board meeting.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'What you do finds its words through {partner}{ref}.',
          'They write the text for the brochure on a napkin and it stays on the brochure for years.',
          "Credit the napkin, and ask for their questions as well, since those are where next year's work comes from.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Word gets around, mostly thanks to {partner}{ref}.',
          "At the dentist's and in the elevator your projects are explained with gestures.",
          'Tell them plainly what is still secret, then enjoy how well the rest is being told.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          "'Say it to me as if I were twelve,' says {partner} before your interview{ref}, and afterward your trade is clear to you as well.",
          'Rehearse the salary figure with them too, in the car with the windows up.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "A useful clipping, a contact, a correction of the date on your poster{ref}: {partner}'s mind works a bit for your good name, in passing.",
          'Read what they send on the day it comes, and report what came of it.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'At the reception {partner} tells the story of your first day, the one with the copier{ref}.',
          'Your reputation clears its throat.',
          'Laugh with the rest, then settle which three stories are free and which are for the family.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A plan of yours has a mast, and {partner} asks about every rope{ref}.',
          'In front of clients it sounds like mutiny.',
          'Give them an hour for questions a week ahead, take notes, and sail once the frayed ones are replaced.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Your workday looks better since {partner} has had a hand in it{ref}: the cards have rounded corners, the clients linger.',
          'Affection takes an interest in your standing.',
          'Ask yourself at times whether you are dressed for them or for the board, and dress for supper.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'As a pair you are invited where you alone would have been informed{ref}.',
          "{partner}'s charm goes ahead of your title and shakes hands.",
          'Release it from duty after an hour, and dance where no one is of any use.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          '{partner} finds the frame, the font, the wine for the opening{ref}, and your work is suddenly worth the price you feared to ask.',
          'Taste belongs to the firm.',
          'Pay it properly for once, in concert tickets, with the evening free of talk about work.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Praise reaches you best by way of {partner}{ref}, who repeats what was said behind your back, improved by a smile.',
          'You hold your head differently in the next meeting.',
          'Carry home a compliment for them too, with its source.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          "'You are lovely to your customers,' says {partner} over the reheated rice{ref}.",
          'The good voice has been used up by six.',
          'Keep back a portion of it, literally, by going quiet for the last hour of work, and spend it at the stove.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Your position wants the sober suit, and {partner} dreams of the green one{ref}.',
          'It is a dispute about taste with your name on the label.',
          'Wear the green to everything that has no agenda, and ask them to choose the lining of the sober one.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Once {partner} has understood where you want to go, there is somebody running in front{ref}.',
          'Calls get made in your name that you would have slept on.',
          'Hand over a list of doors that may be kicked and of those where one rings.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Anyone who belittles your work has {partner} to deal with{ref}, at once and without a coat.',
          'It is a comfort, and it costs you a few extra phone calls.',
          'Say thank you, then say which fights you would rather win by next spring.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          'When the stage has to be up by noon, {partner} is on the ladder{ref}.',
          'Your aims agree with those arms.',
          'Feed them well, let them choose the radio station, and hold the ladder yourself when their own stage goes up.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          "You hesitate on the threshold of the big office, and {partner} says 'in you go'{ref}.",
          'The push has the right force for your back.',
          'Use it for one open question this month, and report from the other side of the door.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A deadline is holy to you, while {partner} sees a fence across the afternoon{ref}.',
          'They start the drill at the moment of your conference call.',
          'Hang the hours of silence on the door, and underneath the moment for being loud together.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In company {partner} contradicts you for sport, just when you are being somebody{ref}.',
          'You feel the title slide.',
          'Ask for such matches at home, barefoot, and lose one of them with good grace, for it keeps the title roomy.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{partner} sees your name in larger letters{ref}.',
          'The workshop becomes an institute by the second glass, and you half believe the floor plan.',
          'Sleep on it, take the one room that you could heat, and invite them to break the first plate there.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'At openings {partner} is your floodlight{ref}, introducing you to everyone as the coming thing.',
          'Doors do open, a few of them too wide.',
          'Stay by the smallest one for a while and ask who works behind it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "Rejection letters shrink in {partner}'s hands{ref}: 'their loss', a slap on the shoulder, pancakes.",
          'Afterward the road looks as long as before and a good deal sunnier.',
          'Send the next application from that table, while there is still syrup.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "Good luck in your work often has {partner}'s fingerprints on it{ref}, a phone number on a coaster, a word in a generous ear.",
          'Make use of it without shame, and pass the next such coaster on to a beginner.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'What you have built in careful rows, {partner} would like to see as a park{ref}.',
          'The good wishes make your steps look small to you.',
          'Show them the rows close up, with the numbers, and let them plan the park for the far end.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Long lunches are {partner}'s contribution to your career{ref}.",
          'You get back at three with a wonderful idea and no afternoon.',
          'Have the wonderful ones after work from now on, and keep at noon to a sandwich and two jokes.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "{partner}'s sense of duty and your title share a desk{ref}.",
          'You can leave a plan there overnight, and in the morning it has footings.',
          'See that one of the drawers contains nothing but chocolate and a deck of cards.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Something in {partner} resembles the first person whose respect you wanted{ref}.',
          'You still report your grades, so to speak, at the garden gate.',
          'Tell them of a failure as well, with details, and notice that you are asked in all the same.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Every quarter {partner} asks what became of the plan{ref}, without irony and with a pencil.',
          'Careers are held up by such dull questions.',
          'Have the answer ready on one sheet, and end the meeting with a long, slow soup.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A ladder held by {partner} does not shift{ref}.',
          'Their caution inspects the ground, your wish looks up, and you get there a season late and safely.',
          'Let them name the two risks that count, and take the third one yourself.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You show the new letterhead, and {partner} asks about the insurance{ref}.',
          'Up goes your chin.',
          'Take the question as a form of interest in your future, answer it in figures, and then say that you would like to hear something about the blue.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Two calendars full of obligations lie across each other like crossed planks{ref}.',
          'Your ambition wants the weekend, and {partner} has given it to an old promise.',
          'Find the hour that belongs to neither, early as it may be, and have it with the phones in a tin.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'Since {partner} came by, your résumé has a bend in it{ref}.',
          'They asked why the thing is done indoors, and you have been doing it outdoors.',
          'Keep the old keys until the first winter is over, and thank them with a very warm hat.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You introduce {partner} to the committee, and anything may happen{ref}.',
          'Your standing gets a streak of color.',
          'Choose the committees that can bear it, and go to the others with a good book for the train.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'A knot in your profession looks to {partner} like a bow{ref}.',
          'They pull at an end you were taught not to touch, and the thing falls open.',
          'Show them your stubbornest problem as a toy, late in the week, and leave the door ajar.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Free of awe, {partner} treats your important post as a funny hat you happen to wear{ref}.',
          'It does the neck good.',
          'Consult them before you accept the next one, and ask only whether you would still whistle under it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Two days before the contract, {partner} proposes the boat{ref}.',
          'Your years of steady climbing get giddy for a second.',
          'Put the boat into the year after next, with a real date, and sign what you want to sign with dry hands.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Reliability is your name in the trade, and {partner} turns up whenever the wind does{ref}.',
          'In front of the client it looks like disrespect, and is only weather.',
          'Arrange for them the sort of part that can start at any hour.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{partner} loves a version of your calling that has more sea in it{ref}.',
          'You go to work as if to music, and forget to ask what it pays.',
          'Listen to the song in the mornings, and keep a sober hour at noon for invoices.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What exactly you do has become hard to say since {partner} describes it{ref}.',
          'People look moved, and write down the wrong profession.',
          'Hand them one plain sentence to end on, and let them have the whole overture.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Stuck with the dry part, you let {partner} look at it{ref}.',
          'They say that it sounds like rain on a tent, and you know what the title is.',
          'Invite them into the early stage of things, when nothing has to be correct.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Ambition lies down for a while when {partner} plays something slow in the next room{ref}.',
          'Afterward you recall what you wanted all this for.',
          "Leave the door open a hand's breadth, and let the mail wait for the last note.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You count on {partner} for the reception, and they feel that you would rather go alone{ref}.',
          'Nobody says either.',
          'Give them the facts on paper, the street, the hour, the color of your nerves, and ask for a yes or a no.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Fog rolls over your desk with {partner}'s sighs about what people do to one another for success{ref}.",
          'They have a point, and you have a delivery date.',
          'Deliver, then spend an hour asking which of your aims makes them sad.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'decision',
        sentences: [
          'What use you would make of power is known to {partner}{ref}, and was before you had any.',
          'Your way up acquires depth, and some extra stairs.',
          'Say aloud what you would never do for the post, and give them the list to keep.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A talk with {partner} in the parking garage, and you see your workplace with the carpet taken up{ref}.',
          'It makes you stronger and a shade more watchful.',
          'Use it for one clear step, then put the carpet back and have lunch with people.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          'In negotiations you think of {partner}, who can be silent for a whole minute{ref}.',
          'Some of that stone has passed into your own voice.',
          'Practice the minute at home, over who gets the last dumpling, and pay them in dumplings.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'When your good name has a dent, {partner} does not count the callers{ref}.',
          'They sit by until you know what it should stand for instead.',
          'Keep what you learn there in view at work, as an object only you can read.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Who steers your career has become a question between you and {partner}{ref}, put with raised eyebrows over every letter.',
          'They see deep, and would like a hand on the wheel.',
          'Ask for the insight in one conversation, thank them, and make the turn yourself.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In front of your superiors or your fans, {partner} falls into a silence that everyone reads{ref}.',
          'You feel exposed by somebody who has not spoken.',
          'Give them a real task for the evening, or the evening off, with equal warmth.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'People who look for you in public find {partner}{ref}, first by the walk and then by the laugh.',
          'Their manner has become the front window of what you do.',
          'Clear with them how much of it they care to be, and keep a back entrance for both.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your post changes how {partner} stands{ref}: chin up beside you at the ceremony, a tug at the cuffs.',
          'It suits them and it pinches.',
          'Take them somewhere you are nobody, the public pool for instance, and race to the other side.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'With {partner} at your elbow, first handshakes come off{ref}.',
          'Their ease of arriving carries you across the carpet to the person you were afraid of.',
          'Ask them along to one such evening this season, and to the fries afterward, which are the point.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The tempo at which {partner} takes the stairs is just what your ambition needs{ref}, quick, without panting.',
          'Walk part of the way to work together once a week, and by the corner you will know what to put first.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'Is that what you're wearing?' slips out of you before the gala{ref}, and {partner} stands differently all evening.",
          'Your name feels at stake, and so does their skin.',
          'Make it good with an evening where the dress code is theirs.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Appointments push you out onto the street, while {partner} is still tying a shoe, looking around, saying hello to the dog{ref}.',
          'You walk ahead into your future at the wrong speed for company.',
          'Leave ten minutes sooner, and tie the second shoe.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You and {partner} want to get to the same roof{ref}.',
          'Your advice to one another is excellent, being meant for oneself.',
          'Divide the roof by compass points, recommend each other for different things, and have a picnic in the middle.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Asked at school about your future, {partner} and you might have given one answer{ref}.',
          "It makes for quick understanding, and for a sideways look at the other's business card.",
          'Tell each other how the answer changed, job by job.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Two careers help one another over the fence here{ref}.',
          '{partner} knows the sort of people you need to meet, and you know the trick with the budget that has been costing them sleep.',
          'Hold a small summit once a season, in a café, with minutes.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Each can applaud without doing sums{ref}.',
          "{partner}'s success makes your own road look likelier, and the other way round.",
          'Go to the next of their events without a card in your pocket, and enjoy being only the person with the flowers.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'An offer for you in one city, a post for {partner} in another{ref}: two good directions leave from one breakfast table.',
          'Nobody is being selfish.',
          'Draw both roads on a sheet for the coming three years, and mark where they come within walking distance.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Whose meeting moves when the plumber comes{ref}?',
          'Between you and {partner} it is a matter of standing, disguised as a dripping tap.',
          'Take strict turns, write them on the fridge, and never argue that your week is the more important one.',
        ],
      },
    ],
  },
}
